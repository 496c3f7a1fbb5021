function labels(item: Item): string[] {
  return item.tags.concat(item.kind);
}
