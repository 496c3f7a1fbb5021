function labels(item: Item): string[] {
  return item.tags;
}
