var rows = [];

function total() {
  return rows.length;
}
