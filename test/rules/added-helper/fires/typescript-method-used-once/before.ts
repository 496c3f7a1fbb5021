export class Cart {
  total(): number {
    return this.rows.length;
  }
}
