function sum(a: number, b: number): number {
  if (a > b) {
    trace("sum");
  }
  return a + b;
}
