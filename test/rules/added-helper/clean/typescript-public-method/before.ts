export class Cart {
  count(): number {
    return this.rows.length;
  }
}
