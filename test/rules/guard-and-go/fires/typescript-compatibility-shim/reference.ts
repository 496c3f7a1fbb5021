export function limit(given?: number) {
  return given ?? 50;
}
