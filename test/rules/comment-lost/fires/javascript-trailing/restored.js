export function size(list) {
  const header = 2; // title and rule
  return header + list.length;
}
