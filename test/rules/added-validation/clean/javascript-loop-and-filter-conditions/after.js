export function last(node) {
  while (node !== null && node.next !== undefined) {
    node = node.next;
  }
  return node;
}

export function names(rows) {
  return rows.filter((row) => row != null).map((row) => row.name);
}
