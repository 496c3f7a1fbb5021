function first() {
  const config = { depth: 1 };
  return config.depth;
}

function second() {
  return config.depth;
}
