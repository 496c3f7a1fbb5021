function pick() {
  const b = read();
  return { b };
}
