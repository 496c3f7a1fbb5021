/** Codes for tokens that stand on one side only: no two of them can ever match. */
const ONLY_BEFORE = 0;
const ONLY_AFTER = 1;
const FIRST_COMMON = 2;
const CODE_UNITS = 65536;

/** Arguments that a call takes safely on every engine's stack. */
const CHUNK = 4096;

/**
 * Both sequences as strings of one code unit a token, equal exactly where the tokens are. Null if more different
 * tokens stand on both sides than there are code units.
 */
export function codeUnits(
  before: Int32Array,
  after: Int32Array,
): { readonly before: string; readonly after: string } | null {
  const inAfter = new Set(after);
  const codes = new Map<number, number>();
  for (const token of before) {
    if (inAfter.has(token) && !codes.has(token)) codes.set(token, codes.size + FIRST_COMMON);
  }
  if (codes.size + FIRST_COMMON > CODE_UNITS) return null;
  return { before: encoded(before, codes, ONLY_BEFORE), after: encoded(after, codes, ONLY_AFTER) };
}

function encoded(tokens: Int32Array, codes: ReadonlyMap<number, number>, unmatched: number): string {
  const units = Uint16Array.from(tokens, (token) => codes.get(token) ?? unmatched);
  let text = '';
  for (let at = 0; at < units.length; at += CHUNK)
    text += String.fromCharCode(...units.subarray(at, at + CHUNK));
  return text;
}
