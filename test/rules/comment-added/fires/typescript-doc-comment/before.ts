class Store {
  private rows: string[] = [];

  size(): number {
    return this.rows.length;
  }
}
