export function load(path: string): string {
  return read(path);
}
