export function walk(node, visit) {
  visit(node);
  // [rest of the function]
}

export const depth = 2;
