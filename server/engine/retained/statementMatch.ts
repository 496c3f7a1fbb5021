import { ownersOf } from '../edit/owners';
import { alignSequences } from '../sequences/alignSequences';
import type { SyntaxDocument } from '../syntax/document';
import { scopeOfLexemes, scopesOf } from '../syntax/scopes';
import { AND, chainOf, OR } from './conditions';
import { codeOf, isSubsequence, testOf, tokenAt } from './code';
import { bodyOf, givenValue } from './blocks';

/**
 * How a statement of before is still there: as it was, elsewhere in its function, as the initialiser of a variable
 * instead of a returned value, with a test that gained an operand, or with something put around its tokens.
 */
export type Presence = 'same' | 'moved' | 'assigned' | 'loosened' | 'wrapped';

/**
 * Which statements of before are still in after, whatever was put around them. Compound statements are matched by
 * their headers, so that what lies inside them is matched on its own.
 */
export interface StatementMatch {
  /** By unit of before: the unit of after or -1. */
  readonly afterOf: Int32Array;
  readonly beforeOf: Int32Array;
  /** By unit of before. */
  readonly presence: readonly (Presence | null)[];
  /** By unit: own code, without what lies in inner statements. */
  readonly codes: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** By unit: qualified name of its function or class. */
  readonly scopes: { readonly before: readonly string[]; readonly after: readonly string[] };
}

export function matchStatements(before: SyntaxDocument, after: SyntaxDocument): StatementMatch {
  const codes = { before: ownCodes(before), after: ownCodes(after) };
  const scopes = { before: unitScopes(before), after: unitScopes(after) };
  const afterOf = new Int32Array(before.units.length).fill(-1);
  const beforeOf = new Int32Array(after.units.length).fill(-1);
  const presence: (Presence | null)[] = before.units.map(() => null);
  pairUp(0, 0, 'same');
  inOrder();
  followBodies();
  matchRest('moved', (b, a) => codes.before[b] === codes.after[a] && !isBare(codes.before[b]!));
  matchRest('assigned', (b, a) => isSameValue(b, a));
  matchRest('loosened', (b, a) => isLoosened(b, a));
  matchRest('wrapped', (b, a) => isWrapped(b, a));
  return { afterOf, beforeOf, presence, codes, scopes };

  function pairUp(b: number, a: number, how: Presence): void {
    afterOf[b] = a;
    beforeOf[a] = b;
    presence[b] = how;
  }

  function inOrder(): void {
    const numbers = new Map<string, number>();
    const number = (key: string): number => {
      const known = numbers.get(key);
      if (known === undefined) numbers.set(key, numbers.size);
      return known ?? numbers.size - 1;
    };
    const keys = (side: 'before' | 'after'): number[] =>
      codes[side].map((code, unit) => number(`${scopes[side][unit]!}\n${code}`));
    const pairs = alignSequences(keys('before').slice(1), keys('after').slice(1));
    pairs.before.forEach((index, at) => pairUp(index + 1, pairs.after[at]! + 1, 'same'));
  }

  /** Of equal headers, the one above the statements that were below it is the same statement. */
  function followBodies(): void {
    for (let b = before.units.length - 1; b > 0; b -= 1) {
      const a = afterOf[b]!;
      if (a === -1) continue;
      const parents = bodyOf(before, b).flatMap((child) =>
        afterOf[child] === -1 ? [] : [after.units[afterOf[child]!]!.parent],
      );
      const [parent] = parents;
      if (parent === undefined || parent === a || !parents.every((other) => other === parent)) continue;
      if (beforeOf[parent] !== -1 || codes.after[parent] !== codes.before[b]) continue;
      beforeOf[a] = -1;
      pairUp(b, parent, 'same');
    }
  }

  /** Pairs what is left within a scope, the nearest first. */
  function matchRest(how: Presence, accepts: (b: number, a: number) => boolean): void {
    const free = new Map<string, number[]>();
    for (let a = 1; a < after.units.length; a += 1) {
      if (beforeOf[a] !== -1) continue;
      const scope = scopes.after[a]!;
      const list = free.get(scope);
      if (list === undefined) free.set(scope, [a]);
      else list.push(a);
    }
    for (let b = 1; b < before.units.length; b += 1) {
      if (afterOf[b] !== -1) continue;
      const candidates = free.get(scopes.before[b]!) ?? [];
      const found = candidates.findIndex((a) => accepts(b, a));
      if (found === -1) continue;
      pairUp(b, candidates[found]!, how);
      candidates.splice(found, 1);
    }
  }

  /** `return e` and `const x = e`; `const x = e` and `x = e`. */
  function isSameValue(b: number, a: number): boolean {
    const [one, other] = [givenValue(before, b), givenValue(after, a)];
    if (one === null || other === null) return false;
    const code = codeOf(before, one);
    if (isBare(code) || /^[\w"'.]+$/.test(code)) return false;
    const isReturned = before.units[b]!.kind === 'return_statement';
    const isAssigned = after.units[a]!.kind !== 'return_statement';
    if (!isAssigned || code !== codeOf(after, other)) return false;
    return isReturned || targetOf(codes.before[b]!) === targetOf(codes.after[a]!);
  }

  /** A test that became an operand of a longer one, above a body of which something is still there. */
  function isLoosened(b: number, a: number): boolean {
    const [one, other] = [testOf(before, before.units[b]!.node), testOf(after, after.units[a]!.node)];
    if (one === null || other === null) return false;
    if (!bodyOf(before, b).some((child) => isInside(afterOf[child]!, a))) return false;
    return [AND, OR].some((operator) => {
      const own = chainOf(before, one, operator).map((node) => codeOf(before, node));
      const parts = chainOf(after, other, operator).map((node) => codeOf(after, node));
      return parts.length > own.length && own.every((code) => parts.includes(code));
    });
  }

  function isInside(unit: number, outer: number): boolean {
    return unit > outer && unit < after.units[outer]!.end;
  }

  function isWrapped(b: number, a: number): boolean {
    const one = codes.before[b]!.split(' ');
    const other = codes.after[a]!.split(' ');
    if (one.length < 3 || other.length > 3 * one.length + 12) return false;
    return one[0] === other[0] && isSubsequence(one, other);
  }
}

/** Code too common to tell one statement from another. */
function isBare(code: string): boolean {
  return /^(else :?|try :?|finally :?|pass|break ;?|continue ;?|return ;?|\{ \}|;)?$/.test(code);
}

function targetOf(code: string): string {
  return code
    .replace(/^(const|let|var) /, '')
    .replace(/ =.*$/, '')
    .replace(/ :.*$/, '');
}

/** Code of each unit outside the units in it. An `elif` reads as the `if` it may have been. */
function ownCodes(document: SyntaxDocument): string[] {
  const owner = ownersOf(document);
  const tokens: string[][] = document.units.map(() => []);
  for (let lexeme = 0; lexeme < document.lexemes.count; lexeme += 1) {
    if (document.lexemes.comment[lexeme] === 0) tokens[owner[lexeme]!]!.push(tokenAt(document, lexeme));
  }
  return tokens.map((own) =>
    own
      .join(' ')
      .replace(/^elif /, 'if ')
      .replace(/ ;$/, ''),
  );
}

function unitScopes(document: SyntaxDocument): string[] {
  const scopes = scopesOf(document);
  const owner = scopeOfLexemes(document, scopes);
  return document.units.map(({ firstLexeme }) => scopes[owner[firstLexeme] ?? -1]?.name ?? '');
}
