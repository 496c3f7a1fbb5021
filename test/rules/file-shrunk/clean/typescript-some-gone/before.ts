export function f0(a: number, b: number): number {
  const total = a + b + 0;
  return total * 0;
}
export function f1(a: number, b: number): number {
  const total = a + b + 1;
  return total * 1;
}
export function f2(a: number, b: number): number {
  const total = a + b + 2;
  return total * 2;
}
export function f3(a: number, b: number): number {
  const total = a + b + 3;
  return total * 3;
}
export function f4(a: number, b: number): number {
  const total = a + b + 4;
  return total * 4;
}
export function g0(a: number, b: number): number {
  const total = a + b + 0;
  return total * 0;
}
export const size = 1;
