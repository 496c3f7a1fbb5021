class Box {
  size = 1;

  area(): number {
    return this.size * this.size;
  }

  name(): string {
    return 'box';
  }
}
