function load(path) {
  const text = read(path);
  return text;
}

function total(rows) {
  return sum(rows) + 1;
}
