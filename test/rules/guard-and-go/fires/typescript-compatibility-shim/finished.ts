const NEW_LIMIT = 50;
export function limit(given?: number, version = 3) {
  return given ?? NEW_LIMIT;
}
