export function load(path: string): string {
  try {
    return read(path);
  } catch (error) {
    console.error(path, error);
    return '';
  }
}
