import type { SyntaxDocument } from '../syntax/document';

/** Stands for the `NEWLINE` token that ends a logical line. Interned ids are positive. */
export const NEWLINE = -1;
/** Stands for the empty `NEWLINE` token of a last line without line end. */
export const END_OF_TEXT = -2;

/** Stands for `...` before the name of a relative import, which the grammar reads as three tokens. */
export const THREE_DOTS = -3;

const LINE_FEED = 10;
const DOT = 46;
const BACKSLASH = 92;

/**
 * The tokens of CPython's `tokenize` without comments, blank lines and indentation: a string is one token, as
 * up to Python 3.11, and every logical line ends in a token of its own.
 */
export function pythonTokens(document: SyntaxDocument, first: number, end: number): Int32Array {
  const { lexemes, source } = document;
  const { text } = source;
  const tokens = new Int32Array(2 * (end - first));
  let count = 0;
  let depth = 0;
  let dots = 0;
  let at = 0;
  let lineEnds = false;
  let isContinued = false;

  /** Reads what lies between two lexemes. A backslash that ends a comment continues nothing. */
  const readGap = (until: number): void => {
    for (let offset = at; offset < until; offset += 1) {
      if (text.charCodeAt(offset) !== LINE_FEED) continue;
      lineEnds = true;
      if (offset > at && text.charCodeAt(offset - 1) === BACKSLASH) isContinued = true;
    }
  };

  for (let lexeme = first; lexeme < end; lexeme += 1) {
    if (count > 0) readGap(lexemes.start[lexeme]!);
    at = lexemes.end[lexeme]!;
    if (lexemes.comment[lexeme] === 1) continue;
    if (count > 0 && lineEnds && !isContinued && depth === 0) tokens[count++] = NEWLINE;
    lineEnds = isContinued = false;
    tokens[count++] = lexemes.id[lexeme]!;
    const character = at - lexemes.start[lexeme]! === 1 ? text.charCodeAt(at - 1) : 0;
    depth += nestingOf(character);
    dots = character !== DOT ? 0 : text.charCodeAt(at - 2) === DOT ? dots + 1 : 1;
    if (dots === 3) {
      count -= 2;
      tokens[count - 1] = THREE_DOTS;
      dots = 0;
    }
  }
  if (count > 0) addLastLineEnd();
  return tokens.slice(0, count);

  /** A range may end before the text does, and then even in the middle of a line. */
  function addLastLineEnd(): void {
    let next = end;
    for (; next < lexemes.count; next += 1) {
      readGap(lexemes.start[next]!);
      if (lexemes.comment[next] === 0) break;
      at = lexemes.end[next]!;
    }
    if (next < lexemes.count) {
      if (lineEnds && !isContinued && depth === 0) tokens[count++] = NEWLINE;
      return;
    }
    readGap(text.length);
    tokens[count++] = lineEnds ? NEWLINE : END_OF_TEXT;
  }
}

function nestingOf(code: number): number {
  switch (code) {
    case 40: // (
    case 91: // [
    case 123: // {
      return 1;
    case 41: // )
    case 93: // ]
    case 125: // }
      return -1;
    default:
      return 0;
  }
}
