class Store {
  load(path: string): string {
    return read(path, 1);
  }

  save(path: string): void {
    throw new Error('Method not implemented.');
  }
}

const close = (): void => {
  // TODO
};
