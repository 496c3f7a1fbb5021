export function total(xs: number[], f: (x: number) => number) {
  let sum = 1;
  // sum grows with every item
  xs.forEach((x) => {
    sum += f(x);
  });
  return sum;
}
