export function parse(text: string): number[] {
  // Guard against missing input
  if (text === undefined || text === null) {
    throw new TypeError('text is missing');
  }

  const parts = text.split(',');
  return parts.map(Number);
}
