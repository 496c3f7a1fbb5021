export const LIMIT = 10;

export function isFull(items) {
  return items.length >= LIMIT;
}
