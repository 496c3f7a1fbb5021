export function max(left, right) {
  return left > right ? left : right;
}

export function min(left, right) {
  return left <= right ? left : right;
}
