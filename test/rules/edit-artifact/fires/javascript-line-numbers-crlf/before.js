function first(list) {
  return list[0];
}

function last(list) {
  return list[list.length - 1];
}

module.exports = { first };
