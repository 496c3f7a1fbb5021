export function last(node) {
  while (node.next) {
    node = node.next;
  }
  return node;
}

export function names(rows) {
  return rows.map((row) => row.name);
}
