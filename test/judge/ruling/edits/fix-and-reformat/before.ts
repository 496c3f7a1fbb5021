export function slug(title: string): string {
  const words = title.toLowerCase().split(' ');
  return words.join('-');
}

export const DEFAULTS = { separator: '-', limit: 80 };

// Keeps whole words.
export function shorten(text: string, limit: number) {
  if (text.length <= limit) return text;
  const cut = text.lastIndexOf(' ', limit);
  return text.slice(0, cut) + '…';
}
