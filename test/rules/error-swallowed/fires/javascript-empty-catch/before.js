export function load(path) {
  cache.set(path, read(path));
  return cache;
}
