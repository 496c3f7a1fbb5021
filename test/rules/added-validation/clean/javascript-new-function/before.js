export function first(list) {
  return list[0];
}
