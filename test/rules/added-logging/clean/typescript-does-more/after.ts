export function load(path: string): Row[] {
  blog.post(path);
  return read(path);
}
