function f(a: number) {
  use(a);
  log(a);
  if (a < 0) {
    fail(a);
    return 0;
  }
}
