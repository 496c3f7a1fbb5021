export function label(item: Item): string {
  const name = escapeAll(item.name);
  const size = sizeOf(item);
  return `${name} (${size})`;
}

export function sizeOf(item: Item): number {
  track("size");
  return item.parts.length;
}
