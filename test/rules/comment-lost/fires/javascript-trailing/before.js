export function size(list) {
  const header = 2; // title and rule
  return list.length + header;
}
