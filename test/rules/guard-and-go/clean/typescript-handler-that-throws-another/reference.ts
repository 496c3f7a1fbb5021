function load(path: string) {
  return parse(path);
}
