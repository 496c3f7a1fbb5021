export function list(items: string[]) {
  const text = `${items.map((item: string) => item.trim()).join()}`;
  return text + 2;
}
