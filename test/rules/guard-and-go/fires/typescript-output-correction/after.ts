function labels(item: Item): string[] {
  const all = item.tags.concat(item.kind);
  return all.slice(0, -1);
}
