const OLD_LIMIT = 10;
const NEW_LIMIT = 50;
export function limit(given?: number, version = 3) {
  if (version < 3) {
    return given ?? OLD_LIMIT;
  }
  return given ?? NEW_LIMIT;
}
