function area(size: number): number {
  return size;
}
