function start() {
  run(
}
