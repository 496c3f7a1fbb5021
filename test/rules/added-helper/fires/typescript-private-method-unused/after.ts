export class Cart {
  total(): number {
    return this.rows.length + 1;
  }

  private reset(): void {
    this.rows = [];
  }

  count(): number {
    return this.rows.length;
  }
}
