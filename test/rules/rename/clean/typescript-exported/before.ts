const limit = 3;
export function cut(items: string[]) {
  return items.slice(0, limit);
}
