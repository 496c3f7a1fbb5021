export class Cart {
  total(): Promise<number> {
    return this.load();
  }

  private async load(): Promise<number> {
    return this.rows.length;
  }
}
