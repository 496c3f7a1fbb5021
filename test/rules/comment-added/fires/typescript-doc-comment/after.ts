class Store {
  private rows: string[] = [];

  /** How many rows there are. */
  size(): number {
    return this.rows.length + 1;
  }
}
