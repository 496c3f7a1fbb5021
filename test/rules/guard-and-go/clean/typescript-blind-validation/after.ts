export function label(item: Item): string {
  if (item.name === undefined) {
    return "";
  }
  const name = escapeAll(item.name);
  const size = sizeOf(item);
  return `${name} (${size})`;
}

export function sizeOf(item: Item): number {
  return item.parts.length;
}
