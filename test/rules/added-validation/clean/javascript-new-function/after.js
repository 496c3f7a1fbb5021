export function first(list) {
  return list[0];
}

export function last(list) {
  if (!list) return undefined;
  const index = list.length - 1;
  return list[index];
}
