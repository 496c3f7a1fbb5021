export function label(item: Item): string {
  const name = escapeAll(item.name);
  const size = sizeOf(item);
  return `${name} (${size})`;
}

export function sizeOf(item: Item): number {
  return item.parts.length;
}
