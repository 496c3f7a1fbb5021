export function size(list) {
  const header = 2;
  return header + list.length;
}
