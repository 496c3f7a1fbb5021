function find(list) {
  return
    list.find(Boolean);
}

function add(a, b) {
  a++
  b
  return a + b;
}
