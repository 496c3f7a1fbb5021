const OLD_LIMIT = 10;
export function limit(given?: number) {
  return given ?? OLD_LIMIT;
}
