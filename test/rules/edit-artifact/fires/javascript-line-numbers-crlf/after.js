function first(list) {
  return list[0];
}

     5→function last(list) {
     6→  return list[list.length - 1];
     7→}

module.exports = { first, last };
