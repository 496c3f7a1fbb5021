export class Cart {
  total(): number {
    return this.rows.length + this.offset();
  }

  private offset(): number {
    return this.start - 1;
  }
}
