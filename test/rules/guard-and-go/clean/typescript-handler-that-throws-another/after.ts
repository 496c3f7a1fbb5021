function load(path: string) {
  try {
    return oldParse(path);
  } catch (error) {
    throw new LoadError(path, error);
  }
}
