class Store {
  get(key: string) {
    return this.items[key];
  }

  set(key: string, value: string) {
    this.items[key] = value;
    this.changed = true;
  }

  clear() {
    this.items = {};
  }
}
