export function initials(name: string): string {
  const words = name.split(' ');
  return words.map((word) => word[0]).join('');
}

export function total(sizes: Set<number>): number {
  const list = [...sizes];
  return list.reduce((sum, size) => sum + size, 1);
}
