import { FREE, type Bindings, type Occurrence } from '../syntax/bindings/model';
import { renameFacts } from '../syntax/bindings/renameFacts';
import { bindingsOf } from '../syntax/bindings/bindings';
import { occurrencesIn } from '../syntax/bindings/byLexeme';
import type { SyntaxDocument } from '../syntax/document';
import type { Alignment, Side } from './alignment';
import { declarationsOf, statementsUsing, textWithout } from './bindingPlaces';

/** One binding that has another name, by index in the bindings of either text. */
export interface Rename {
  readonly from: string;
  readonly to: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Bindings that only changed their name: where an edited statement has a name in the place of another, the two are
 * bound there alike, and neither text uses the other's name in reach. What the texts do not tell is never a rename.
 */
export function findRenames(alignment: Alignment): Rename[] {
  const replaced = replacedWords(alignment);
  if (replaced.length === 0) return [];
  const votes = countVotes(alignment, replaced);
  const renames = [...votes.values()].filter(
    (vote) => isFounded(alignment, vote) && isBest(vote, votes) && isCleanRename(alignment, vote),
  );
  return renames.map(({ before, after }) => ({
    from: bindingsOf(alignment.before.document).bindings[before]!.name,
    to: bindingsOf(alignment.after.document).bindings[after]!.name,
    before,
    after,
  }));
}

interface Replaced {
  readonly b: number;
  readonly a: number;
}

/** Lexemes that stand in the same place between two paired ones, one on either side. */
function replacedWords({ before, after }: Alignment): Replaced[] {
  const replaced: Replaced[] = [];
  const { pair } = before;
  for (let b = 0, last = -1; b <= pair.length; b += 1) {
    if (b < pair.length && pair[b] === -1) continue;
    const from = last === -1 ? -1 : pair[last]!;
    const to = b === pair.length ? after.pair.length : pair[b]!;
    const count = b - last - 1;
    if (count > 0 && to - from - 1 === count) {
      for (let offset = 1; offset <= count; offset += 1) {
        if (isUnpairedWord(before, last + offset) && isUnpairedWord(after, from + offset))
          replaced.push({ b: last + offset, a: from + offset });
      }
    }
    last = b;
  }
  return replaced;
}

function isUnpairedWord({ document: { lexemes, source }, pair }: Side, lexeme: number): boolean {
  if (pair[lexeme] !== -1 || lexemes.comment[lexeme] === 1) return false;
  return /^[\p{L}_$]/u.test(source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]));
}

interface Vote {
  readonly before: number;
  readonly after: number;
  count: number;
  /** Whether one of the places is where both are declared. */
  isDeclared: boolean;
}

function countVotes(alignment: Alignment, replaced: readonly Replaced[]): ReadonlyMap<string, Vote> {
  const votes = new Map<string, Vote>();
  for (const { b, a } of replaced) {
    const [one] = occurrencesIn(alignment.before.document, b);
    const [other] = occurrencesIn(alignment.after.document, a);
    if (one === undefined || other === undefined) continue;
    if (one.binding < 0 || other.binding < 0 || one.name === other.name) continue;
    const key = `${one.binding} ${other.binding}`;
    const vote = votes.get(key) ?? { before: one.binding, after: other.binding, count: 0, isDeclared: false };
    vote.count += 1;
    vote.isDeclared ||= one.role === 'declare' && other.role === 'declare';
    votes.set(key, vote);
  }
  return votes;
}

/** Places that tell a rename where the two declarations do not stand in the same place. */
const USES = 2;

/**
 * Whether both names are declared in the same place and used in the same statements, or both declarations are new to the
 * other text: a declaration that moved, or was written anew, pairs only once the names are known to be one.
 */
function isFounded(alignment: Alignment, { before, after, count, isDeclared }: Vote): boolean {
  const areUnpaired = ({ document, pair }: Side, binding: number): boolean =>
    declarationsOf(document, binding).every((lexeme) => pair[lexeme] === -1);
  if (isDeclared) return count > 1 || areUsedAlike(alignment, before, after);
  return count >= USES && areUnpaired(alignment.before, before) && areUnpaired(alignment.after, after);
}

/**
 * Whether a statement that uses one binding became one that uses the other, or says the same but for the name, or neither
 * is used anywhere.
 */
function areUsedAlike({ before, after }: Alignment, from: number, to: number): boolean {
  const [old, fresh] = [statementsUsing(before, from), statementsUsing(after, to)];
  if (old.length === 0 && fresh.length === 0) return true;
  const units = new Set(fresh);
  if (old.some((unit) => units.has(before.unitPair[unit]!))) return true;
  const texts = new Set(fresh.map((unit) => textWithout(after.document, unit, to)));
  return old.some((unit) => texts.has(textWithout(before.document, unit, from)));
}

/** Whether no other binding of either text competes for the same place as well or better. */
function isBest(vote: Vote, votes: ReadonlyMap<string, Vote>): boolean {
  return [...votes.values()].every(
    (other) =>
      other === vote ||
      (other.before !== vote.before && other.after !== vote.after) ||
      other.count < vote.count,
  );
}

function isCleanRename({ before, after }: Alignment, vote: Vote): boolean {
  const one = bindingsOf(before.document);
  const other = bindingsOf(after.document);
  const from = one.bindings[vote.before]!;
  const to = other.bindings[vote.after]!;
  return (
    from.kind === to.kind &&
    one.scopes[from.scope]!.kind === other.scopes[to.scope]!.kind &&
    isSelfContained(before.document, vote.before) &&
    isSelfContained(after.document, vote.after) &&
    !isUsedIn(one, vote.before, to.name) &&
    !isUsedIn(other, vote.after, from.name) &&
    areSpelledOut(before.document, one, vote.before) &&
    areSpelledOut(after.document, other, vote.after)
  );
}

/** Whether the text tells all that happens to a binding, and each place is only a name. */
function isSelfContained(document: SyntaxDocument, binding: number): boolean {
  const { bindings, occurrences } = bindingsOf(document);
  const { isOpaque, isShorthand, isPrinted, isQuoted } = renameFacts(document, bindings[binding]!);
  const isHandedOut = bindings[binding]!.occurrences.some((index) => occurrences[index]!.role === 'export');
  return !isOpaque && !isShorthand && !isPrinted && !isQuoted && !isHandedOut;
}

/**
 * Whether a name stands where a binding holds, whatever it is bound to; but for scopes inside that have a binding of that
 * name for themselves and nothing to do with this one.
 */
function isUsedIn({ scopes, bindings, occurrences }: Bindings, binding: number, name: string): boolean {
  const { scope, occurrences: own } = bindings[binding]!;
  const isApart = (inner: number): boolean =>
    inner !== scope && !own.some((index) => isWithin(scopes, occurrences[index]!, inner));
  return occurrences.some(
    (occurrence) =>
      occurrence.name === name &&
      isWithin(scopes, occurrence, scope) &&
      !(occurrence.binding >= 0 && isApart(bindings[occurrence.binding]!.scope)),
  );
}

function isWithin(scopes: Bindings['scopes'], { scope, binding }: Occurrence, outer: number): boolean {
  if (binding === FREE && outer === 0) return true;
  for (let at = scope; at !== -1; at = scopes[at]!.parent) if (at === outer) return true;
  return false;
}

/** Whether each occurrence is written as the binding is named: no escapes. */
function areSpelledOut(
  { tree, source }: SyntaxDocument,
  { bindings, occurrences }: Bindings,
  binding: number,
): boolean {
  const { name, occurrences: own } = bindings[binding]!;
  return own.every((index) => {
    const { node } = occurrences[index]!;
    return source.text.slice(tree.start[node], tree.end[node]) === name;
  });
}
