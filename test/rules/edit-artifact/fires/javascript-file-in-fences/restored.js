export const LIMIT = 20;

export function isFull(items) {
  return items.length >= LIMIT;
}
