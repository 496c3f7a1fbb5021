function load(path: string) {
  return oldParse(path);
}
