class Box {
  size = 1;

  area(): number {
    return this.size * this.size;
  }

  name(): string {
    return 'Box';
  }

  area(): number {
    return this.size ** 2;
  }
}
