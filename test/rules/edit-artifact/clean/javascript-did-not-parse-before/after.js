function start() {
  run(1,
}
