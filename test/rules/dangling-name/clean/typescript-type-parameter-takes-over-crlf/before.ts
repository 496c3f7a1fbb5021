type Item = string;

export function last(items: Item[]): Item | undefined {
	return items[items.length - 1];
}
