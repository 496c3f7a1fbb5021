export function last(list) {
  const size = list.length;
  return list[size - 1];
}
