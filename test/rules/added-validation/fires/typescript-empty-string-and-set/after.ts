export function initials(name: string): string {
  if (name === '') return '';
  const words = name.split(' ');
  return words.map((word) => word[0]).join('.');
}

export function total(sizes: Set<number>): number {
  if (sizes.size === 0) {
    return 0;
  }
  const list = [...sizes];
  return list.reduce((sum, size) => sum + size, 0);
}
