export function visit(node, seen) {
  seen.add(node);
  node.children.forEach((child) => visit(child, seen));
  return seen.size - 1;
}
