export function visit(node, seen) {
  // Global state is fine here: one visit a process.
  seen.add(node);
  // return early is not an option (see above)
  node.children.forEach((child) => visit(child, seen));
  return seen.size;
}
