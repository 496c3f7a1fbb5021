export function parse(text: string): number[] {
  const parts = text.split(',');
  return parts.map(Number);
}
