function area(s: Shape): number {
  if (s.kind === "circle") {
    return 3.14 * s.r ** 2;
  }
  if (s.kind === "square") {
    return s.w ** 2;
  }
  throw new Error(s.kind);
}
