function load(path: string): string {
  try {
    return read(path);
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`);
  }
}
