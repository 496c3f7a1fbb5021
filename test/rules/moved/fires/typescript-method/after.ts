class Store {
  set(key: string, value: string) {
    this.items[key] = value;
    this.changed = true;
  }

  get(key: string) {
    return this.items[key];
  }

  clear() {
    this.items = {};
    this.changed = true;
  }
}
