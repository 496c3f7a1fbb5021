// a, b, c
// ... and so on
const codes = ['a', 'b', 'c'];

export function next(code) {
  return codes[codes.indexOf(code) + 1];
}
