class Store {
  load(path: string): string {
    return read(path);
  }
}
