export function load(path: string): Row[] {
  return read(path);
}
