/** How `ast.unparse` writes a number too large for a float. */
const INFINITY = '1e309';

/** A number by its value: `0x10`, `1_6` and `16` are one, `16.0` is another. */
export function canonicalNumber(literal: string): string {
  const digits = literal.toLowerCase().replaceAll('_', '');
  if (/^(0x[\da-f]+|0o[0-7]+|0b[01]+|\d+)$/.test(digits)) return BigInt(digits).toString();
  const isImaginary = digits.endsWith('j');
  const value = Number(isImaginary ? digits.slice(0, -1) : digits);
  if (Number.isNaN(value)) return literal;
  const written = value === Infinity ? INFINITY : `${value}`;
  if (isImaginary) return `${written}j`;
  return Number.isInteger(value) ? `${written}.0` : written;
}
