export function load(path) {
  try {
    cache.set(path, read(path));
  } catch {}
  return cache.get(path);
}
