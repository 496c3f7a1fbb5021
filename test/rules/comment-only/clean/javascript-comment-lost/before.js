function load(path) {
  // Read the whole file into memory.
  const text = read(path);
  return text;
}

function total(rows) {
  return sum(rows);
}
