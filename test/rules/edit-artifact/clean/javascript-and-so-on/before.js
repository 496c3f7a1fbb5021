const codes = ['a', 'b'];

export function next(code) {
  return codes[codes.indexOf(code) + 1];
}
