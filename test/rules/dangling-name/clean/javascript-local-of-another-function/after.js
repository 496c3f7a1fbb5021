function first() {
  return 1;
}

function second() {
  return config.depth;
}
