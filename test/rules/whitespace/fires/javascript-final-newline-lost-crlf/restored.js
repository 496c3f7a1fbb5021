function one() {
  return 1.0;
}
