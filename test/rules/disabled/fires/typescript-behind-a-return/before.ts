function sum(a: number, b: number): number {
  trace("sum");
  return a + b;
}
