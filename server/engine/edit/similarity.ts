import type { SyntaxDocument } from '../syntax/document';

const NAMED = 4;
const WORD = 2;
const PUNCTUATION = 1;

/** More than a text has lexemes; its square is still a safe number. */
const PLACES = 2 ** 26;

/** Tokens of a unit with how much they say: a name more than a keyword, a keyword more than a bracket. */
interface Profile {
  /** Ascending. */
  readonly ids: Int32Array;
  readonly weights: Uint8Array;
  readonly weight: number;
}

/** Weighted Dice coefficient of the token multisets of two units: 0 nothing in common, 1 the same tokens. */
export class Similarity {
  private readonly beforeProfiles = new Map<number, Profile>();
  private readonly afterProfiles = new Map<number, Profile>();

  constructor(
    private readonly before: SyntaxDocument,
    private readonly after: SyntaxDocument,
  ) {}

  of(beforeUnit: number, afterUnit: number): number {
    const one = this.profile(this.before, this.beforeProfiles, beforeUnit);
    const other = this.profile(this.after, this.afterProfiles, afterUnit);
    const total = one.weight + other.weight;
    return total === 0 ? 1 : (2 * commonWeight(one, other)) / total;
  }

  private profile(document: SyntaxDocument, profiles: Map<number, Profile>, unit: number): Profile {
    const known = profiles.get(unit);
    if (known !== undefined) return known;
    const profile = profileOf(document, unit);
    profiles.set(unit, profile);
    return profile;
  }
}

function profileOf(document: SyntaxDocument, unit: number): Profile {
  const { lexemes } = document;
  const { firstLexeme, endLexeme } = document.units[unit]!;
  const keys = new Float64Array(endLexeme - firstLexeme);
  let count = 0;
  for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1) {
    if (lexemes.comment[lexeme] === 0) keys[count++] = lexemes.id[lexeme]! * PLACES + lexeme;
  }
  // Numbers of their own sort many times faster than by a comparison.
  const sorted = keys.subarray(0, count).sort();
  const ids = new Int32Array(count);
  const weights = new Uint8Array(count);
  let weight = 0;
  for (let index = 0; index < count; index += 1) {
    const key = sorted[index]!;
    ids[index] = Math.floor(key / PLACES);
    weights[index] = weightOf(document, key % PLACES);
    weight += weights[index]!;
  }
  return { ids, weights, weight };
}

export function weightOf(document: SyntaxDocument, lexeme: number): number {
  const { lexemes, tree, source, language } = document;
  const isWord = isWordAt(source.text, lexemes.start[lexeme]!);
  if (language === null) return isWord ? NAMED : PUNCTUATION;
  if (tree.named[lexemes.node[lexeme]!] === 1) return NAMED;
  return isWord ? WORD : PUNCTUATION;
}

function isWordAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code < ASCII.length ? ASCII[code] === 1 : WORD_CHARACTER.test(text[offset]!);
}

const WORD_CHARACTER = /[\p{L}\p{N}_]/u;
const ASCII = Uint8Array.from({ length: 128 }, (_, code) =>
  WORD_CHARACTER.test(String.fromCharCode(code)) ? 1 : 0,
);

function commonWeight(one: Profile, other: Profile): number {
  let common = 0;
  for (let i = 0, j = 0; i < one.ids.length && j < other.ids.length;) {
    if (one.ids[i]! < other.ids[j]!) i += 1;
    else if (one.ids[i]! > other.ids[j]!) j += 1;
    else {
      common += one.weights[i]!;
      i += 1;
      j += 1;
    }
  }
  return common;
}
