function f(a: number) {
  if (a > 1) {
    return 0;
  }
  use(a);
  log(a);
}
