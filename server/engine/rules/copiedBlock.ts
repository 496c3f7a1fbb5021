import type { Edit } from '../edit/edit';
import type { SyntaxDocument } from '../syntax/document';
import { isImport } from '../syntax/imports';
import { lineAt } from '../syntax/sourceText';
import type { Unit } from '../syntax/units';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { aboutNewCode, isNewUnit, scopeNameAt } from './shared/newCode';
import { belongsToTests } from '../paths/tests';
import { counted, lineSpan } from './shared/spans';

/** New statements that are, up to layout, statements which stand elsewhere in the file. */
export const copiedBlock: Rule = {
  metadata: {
    id: 'copied-block',
    summary: 'New statements repeat statements that stand elsewhere in the file.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  // Tests repeat themselves so that each can be read alone.
  find: (context) =>
    belongsToTests(context.path) ? [] : copiesIn(context.edit).map((copy) => finding(context, copy)),
};

/** Statements from which on a run is a copy, however short they are. */
const STATEMENTS = 3;
/** Tokens from which on it is one, however few they are. */
const TOKENS = 30;
/** Copies of a statement that are looked at, first ones first: what a file says more often says nothing of a copy. */
const MOST_TWINS = 16;
/** Fewer tokens in all say nothing, such as three assignments of nothing. */
const FEWEST_TOKENS = 20;

interface Copy {
  /** First and last of a run of units side by side, and the run that it repeats. */
  readonly first: Unit;
  readonly last: Unit;
  readonly original: Unit;
  readonly originalLast: Unit;
  readonly statements: number;
}

/** Longest runs only, none inside another. */
function copiesIn(edit: Edit): Copy[] {
  const { after } = edit.pair;
  if (after.language === null) return [];
  const added = after.units.filter(({ index }) => index > 0 && isNewUnit(edit, index));
  const twins = twinsOf(after, added);
  const copies: Copy[] = [];
  let told = -1;
  for (const unit of added) {
    if (unit.index <= told || isImport(unit)) continue;
    const copy = longest(edit, unit, twins.get(hashOf(after, unit)) ?? []);
    if (copy === null || !isLargeEnough(after, copy)) continue;
    copies.push(copy);
    told = copy.last.end - 1;
  }
  return copies;
}

/** By hash: the units that say what one of the given units says, those themselves included. */
function twinsOf(document: SyntaxDocument, units: readonly Unit[]): ReadonlyMap<number, readonly Unit[]> {
  const twins = new Map<number, Unit[]>(units.map((unit) => [hashOf(document, unit), []]));
  if (twins.size === 0) return twins;
  for (const unit of document.units) {
    if (unit.index === 0) continue;
    const others = twins.get(hashOf(document, unit));
    if (others !== undefined && others.length < MOST_TWINS) others.push(unit);
  }
  return twins;
}

function hashOf({ hashes }: SyntaxDocument, { node }: Unit): number {
  return hashes.of(node);
}

function longest(edit: Edit, unit: Unit, candidates: readonly Unit[]): Copy | null {
  let best: Copy | null = null;
  for (const other of candidates) {
    // Of two that came with the edit, the later one repeats the earlier.
    if (other.index === unit.index || (isNewUnit(edit, other.index) && other.index > unit.index)) continue;
    const copy = extended(edit, unit, other);
    if (best === null || copy.statements > best.statements) best = copy;
  }
  return best;
}

function extended(edit: Edit, unit: Unit, other: Unit): Copy {
  const { after } = edit.pair;
  let [last, originalLast] = [unit, other];
  let statements = sizeOf(unit);
  for (;;) {
    const next = siblingBehind(after, last);
    const originalNext = siblingBehind(after, originalLast);
    if (next === null || originalNext === null || !isNewUnit(edit, next.index)) break;
    // A run that reaches into itself repeats nothing.
    if (next.index === other.index || originalNext.index === unit.index) break;
    if (hashOf(after, next) !== hashOf(after, originalNext)) break;
    [last, originalLast] = [next, originalNext];
    statements += sizeOf(next);
  }
  return { first: unit, last, original: other, originalLast, statements };
}

/** A statement with those inside it. */
function sizeOf({ index, end }: Unit): number {
  return end - index;
}

function siblingBehind({ units, tree }: SyntaxDocument, unit: Unit): Unit | null {
  const next = units[unit.end];
  if (next?.parent !== unit.parent) return null;
  // Statements of two branches are children of one unit.
  return tree.parent[next.node] === tree.parent[unit.node] ? next : null;
}

function isLargeEnough({ lexemes }: SyntaxDocument, { first, last, statements }: Copy): boolean {
  let tokens = 0;
  for (let lexeme = first.firstLexeme; lexeme < last.endLexeme; lexeme += 1) {
    if (lexemes.comment[lexeme] === 0) tokens += 1;
  }
  return tokens >= TOKENS || (statements >= STATEMENTS && tokens >= FEWEST_TOKENS);
}

function finding(context: RuleContext, { first, last, original, originalLast }: Copy): DraftFinding {
  const { after } = context.edit.pair;
  const lineOf = (lexeme: number): number => lineAt(after.source, after.lexemes.start[lexeme]!);
  const lines = lineOf(last.endLexeme - 1) - lineOf(first.firstLexeme) + 1;
  const from = lineOf(original.firstLexeme);
  const to = lineOf(originalLast.endLexeme - 1);
  return aboutNewCode(context, {
    form: null,
    scope: scopeNameAt(context, first.firstLexeme),
    places: [
      {
        first: first.firstLexeme,
        end: last.endLexeme,
        evidence: [
          {
            role: 'the same code',
            side: 'after',
            start: lineSpan(after, from).start,
            end: lineSpan(after, to).end,
          },
        ],
      },
    ],
    message: `Is a second copy meant? ${counted(lines, 'new line')} ${lines === 1 ? 'says' : 'say'} what ${from === to ? `line ${from + 1}` : `lines ${from + 1} to ${to + 1}`} ${from === to ? 'says' : 'say'} already.`,
    takeBack: 'Take the copy back',
  });
}
