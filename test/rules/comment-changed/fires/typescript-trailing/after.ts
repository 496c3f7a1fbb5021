function wait(): number {
  const delay = 20; // milliseconds after a restart
  return delay * 2;
}
