export class Cart {
  total(): number {
    return this.rows.length;
  }

  count(): number {
    return this.rows.length;
  }
}
