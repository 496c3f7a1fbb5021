export function last(list) {
  const size = list.length;
  console.debug(size);
  const index = size - 1;
  return list[size - 1];
}
