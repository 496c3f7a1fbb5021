function pick() {
  const a = read();
  return { a };
}
