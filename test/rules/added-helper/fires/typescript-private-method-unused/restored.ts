export class Cart {
  total(): number {
    return this.rows.length + 1;
  }

  count(): number {
    return this.rows.length;
  }
}
