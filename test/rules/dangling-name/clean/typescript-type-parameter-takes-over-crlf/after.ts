export function last<Item>(items: Item[]): Item | undefined {
	return items[items.length - 1];
}
