export class Cart {
  count(): number {
    return this.rows.length;
  }

  reset(): void {
    this.rows = [];
  }
}
