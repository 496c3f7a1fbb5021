export function first<Item>(items: Item[]): Item {
  return items[0]!;
}

export const title = 'Report';
