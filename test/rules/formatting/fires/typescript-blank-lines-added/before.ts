export function build(parts: string[]): string {
  const kept = parts.filter(Boolean);
  const text = kept.join('-');
  return text;
}

export const limit = 10;
