export function total(xs: number[], f: (x: number) => number) {
  let s = 0;
  // s grows with every item
  xs.forEach((x) => {
    s += f(x);
  });
  return s;
}
