function wait(): number {
  const delay = 20; // after a restart
  return delay * 2;
}
