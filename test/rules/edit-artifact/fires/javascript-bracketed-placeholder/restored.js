export function walk(node, visit) {
  visit(node);
  for (const child of node.children) {
    walk(child, visit);
  }
}

export const depth = 2;
