import { columnOf } from '../../edit/commentRuns';
import type { Side } from '../../edit/alignment';
import type { Edit } from '../../edit/edit';
import type { ChangeModel, Span } from '../../edit/model';
import { ownHash } from '../../edit/ownHash';
import type { SyntaxDocument } from '../../syntax/document';
import { firstLexemeFrom } from '../../syntax/lexemes';

/**
 * Whether a change of layout stands at code that is otherwise the same: a statement with an equal tree, whose
 * surroundings are paired too unless the layout has nothing to do with where the statement stands. Layout inside a
 * statement that changed, and the indentation that a new block or a changed expression around a function body causes,
 * follow from those changes and are not judged.
 */
export function isAtUnchangedCode(edit: Edit, change: ChangeModel): boolean {
  if (edit.pair.after.language === null) return false;
  if (change.origin !== 'layout' && change.origin !== 'gap') return false;
  const units = change.origin === 'layout' ? [change.beforeUnit] : unitsAtGap(edit, change);
  if (units === null || !units.every((unit) => hasSameCode(edit, unit))) return false;
  if (units.some((unit) => hasOtherComments(edit, unit))) return false;
  if (isInListThatGrew(edit, change)) return false;
  if (isWhateverTheDepth(edit, change)) return true;
  if (!units.every((unit) => hasPairedParents(edit, unit))) return false;
  const isFitted = isReindentation(edit, change) || units.some((unit) => isAtOtherDepth(edit, unit));
  return !isFitted || !units.some((unit) => isInEditedStatement(edit, unit));
}

/**
 * The units of before that end or start at a gap, or null where the code on its two sides is not the same code or
 * nobody would want the original back.
 */
function unitsAtGap(edit: Edit, change: ChangeModel): number[] | null {
  const [span] = change.beforeTrivia;
  const [afterSpan] = change.afterTrivia;
  if (span === undefined || afterSpan === undefined || isAddedFinalNewline(edit, span, afterSpan))
    return null;
  const { pair, document } = edit.alignment.before;
  const after = edit.alignment.after.document;
  const [next, afterNext] = [
    firstLexemeFrom(document.lexemes, span.end),
    firstLexemeFrom(after.lexemes, afterSpan.end),
  ];
  for (const offset of [-1, 0]) {
    const isEnd = next + offset < 0 || next + offset >= document.lexemes.count;
    const isAfterEnd = afterNext + offset < 0 || afterNext + offset >= after.lexemes.count;
    if (isEnd !== isAfterEnd || (!isEnd && pair[next + offset] !== afterNext + offset)) return null;
  }
  const ending = unitsAround(edit, next - 1).filter((unit) => document.units[unit]!.endLexeme === next);
  const starting = unitsAround(edit, next).filter((unit) => document.units[unit]!.firstLexeme === next);
  return [...innermost(edit, next - 1), ...ending, ...innermost(edit, next), ...starting];
}

function innermost(edit: Edit, lexeme: number): number[] {
  return unitsAround(edit, lexeme).slice(0, 1);
}

/** The units of before that hold a lexeme, innermost first, the whole text left out. */
function unitsAround({ alignment }: Edit, lexeme: number): number[] {
  const { owner, document } = alignment.before;
  const around: number[] = [];
  for (let unit = owner[lexeme] ?? 0; unit > 0; unit = document.units[unit]!.parent) around.push(unit);
  return around;
}

/** Whether a comment came or went in a statement's own code: it was laid out anew for the comment. */
function hasOtherComments(
  { changes, alignment: { before, after, units } }: Edit,
  beforeUnit: number,
): boolean {
  const afterUnit = units.afterOf[beforeUnit]!;
  return changes.some(
    (change) =>
      change.origin === 'comment' &&
      ((change.beforeUnit === beforeUnit && isInOwnCode(before, beforeUnit, change.beforeLexemes)) ||
        (change.afterUnit === afterUnit && isInOwnCode(after, afterUnit, change.afterLexemes))),
  );
}

/** Whether a comment stands in what a statement says before the statements that it holds, such as its parameters. */
function isInOwnCode({ document, owner }: Side, unit: number, comment: readonly number[]): boolean {
  const [firstChild] = document.units[unit]!.children;
  if (comment.length === 0 || firstChild === undefined) return comment.length > 0;
  const end = document.units[firstChild]!.firstLexeme;
  for (let lexeme = comment[comment.length - 1]! + 1; lexeme < end; lexeme += 1)
    if (owner[lexeme] === unit && document.lexemes.comment[lexeme] === 0) return true;
  return false;
}

/** Whether a statement starts in another column: its lines have other room than they had. */
function isAtOtherDepth({ alignment: { before, after, units } }: Edit, beforeUnit: number): boolean {
  const [one, other] = [before.document, after.document];
  return (
    columnOf(one, one.units[beforeUnit]!.firstLexeme) !==
    columnOf(other, other.units[units.afterOf[beforeUnit]!]!.firstLexeme)
  );
}

/**
 * Whether what is on both sides of a gap stands in brackets that take one line in one text and several in the other, and
 * in which code came or went: the members of a type, one of which is new, no longer fit a line.
 */
function isInListThatGrew(edit: Edit, { beforeTrivia }: ChangeModel): boolean {
  return beforeTrivia.some((span) => isGapInListThatGrew(edit, span));
}

function isGapInListThatGrew({ alignment, changes }: Edit, span: Span): boolean {
  const { document, pair } = alignment.before;
  let next = firstLexemeFrom(document.lexemes, span.end);
  let last = next - 1;
  // A comma at the end of a list comes and goes with its lines.
  while (last >= 0 && pair[last] === -1) last -= 1;
  while (next < document.lexemes.count && pair[next] === -1) next += 1;
  if (last < 0 || next >= document.lexemes.count) return false;
  const before = nodeAround(document, last, next);
  const after = nodeAround(alignment.after.document, pair[last]!, pair[next]!);
  if (before === null || after === null) return false;
  if (isOnOneLine(document, before) === isOnOneLine(alignment.after.document, after)) return false;
  return changes.some(
    ({ part, beforeLexemes, afterLexemes }) =>
      !NO_CODE.has(part) &&
      (beforeLexemes.some((lexeme) => isIn(document, before, lexeme)) ||
        afterLexemes.some((lexeme) => isIn(alignment.after.document, after, lexeme))),
  );
}

const NO_CODE = new Set(['layout', 'line-ends', 'comment']);

/** The smallest node that holds two lexemes, or null if that is the whole text. */
function nodeAround({ tree, lexemes }: SyntaxDocument, left: number, right: number): number | null {
  let node = lexemes.node[left]!;
  while (node > 0 && tree.end[node]! <= lexemes.start[right]!) node = tree.parent[node]!;
  return node > 0 ? node : null;
}

function isOnOneLine({ tree, source }: SyntaxDocument, node: number): boolean {
  return !source.text.slice(tree.start[node]!, tree.end[node]!).includes('\n');
}

function isIn({ tree, lexemes }: SyntaxDocument, node: number, lexeme: number): boolean {
  return tree.start[node]! <= lexemes.start[lexeme]! && lexemes.end[lexeme]! <= tree.end[node]!;
}

/** Whether nothing differs but how far lines are indented. */
function isReindentation({ pair }: Edit, change: ChangeModel): boolean {
  const withoutIndentation = (text: string): string => text.replace(/\n[ \t]+/g, '\n');
  return (
    change.beforeLexemes.length + change.afterLexemes.length === 0 &&
    change.beforeTrivia.every((span, index) => {
      const own = change.afterTrivia[index]!;
      const one = pair.before.source.text.slice(span.start, span.end);
      const other = pair.after.source.text.slice(own.start, own.end);
      return one.includes('\n') && withoutIndentation(one) === withoutIndentation(other);
    })
  );
}

/** Whether a statement around the unit changed in its own code: a call whose callback's body the unit is part of. */
function isInEditedStatement(edit: Edit, beforeUnit: number): boolean {
  const { units, language } = edit.pair.before;
  for (let unit = units[beforeUnit]!.parent; unit > 0; unit = units[unit]!.parent) {
    const { kind } = units[unit]!;
    const isDefinition = language!.functions.has(kind) || language!.classes.has(kind);
    if (!isDefinition && !isSameUnit(edit, unit)) return true;
  }
  return false;
}

/** Editors and tools add it, and nobody asks to have it gone. */
function isAddedFinalNewline({ pair: { before, after } }: Edit, span: Span, afterSpan: Span): boolean {
  return (
    afterSpan.end === after.source.text.length &&
    after.source.text.slice(afterSpan.start, afterSpan.end) ===
      `${before.source.text.slice(span.start, span.end)}\n`
  );
}

/** Whether a unit is paired under paired parents, and its own code is the same. */
export function isSameUnit(edit: Edit, beforeUnit: number): boolean {
  return hasSameCode(edit, beforeUnit) && hasPairedParents(edit, beforeUnit);
}

/** Whether a paired unit's own code, the units inside it left out, has the same normalised tree on both sides. */
function hasSameCode({ alignment: { before, after, units } }: Edit, beforeUnit: number): boolean {
  const afterUnit = units.afterOf[beforeUnit] ?? -1;
  return afterUnit !== -1 && ownHash(before.document, beforeUnit) === ownHash(after.document, afterUnit);
}

/** Room that every formatter gives a line. */
const ROOM = 79;

/**
 * Whether a statement was laid out or spelled anew in a way that no other indentation asks for: its lines are broken
 * where they were, or it was one line, which would still have had room where the statement stands now.
 */
function isWhateverTheDepth({ alignment }: Edit, change: ChangeModel): boolean {
  if (change.origin !== 'layout') return false;
  const [one, other] = [alignment.before.document, alignment.after.document];
  const breaks = ({ source }: SyntaxDocument, spans: readonly Span[]): boolean =>
    spans.some(({ start, end }) => source.text.slice(start, end).includes('\n'));
  if (!breaks(one, change.beforeTrivia) && !breaks(other, change.afterTrivia)) return true;
  const { firstLexeme, endLexeme, children } = one.units[change.beforeUnit]!;
  if (children.length > 0) return false;
  const [start, end] = [one.lexemes.start[firstLexeme]!, one.lexemes.end[endLexeme - 1]!];
  const line = one.source.text.slice(start, end);
  const column = columnOf(other, other.units[change.afterUnit]!.firstLexeme);
  return !line.includes('\n') && column + line.length <= ROOM;
}

/** Same enclosing blocks: every unit around is paired with the unit around its partner. */
function hasPairedParents({ alignment }: Edit, beforeUnit: number): boolean {
  const { before, after, units } = alignment;
  let b = beforeUnit;
  let a = units.afterOf[b]!;
  while (b !== 0 && a !== 0) {
    b = before.document.units[b]!.parent;
    a = after.document.units[a]!.parent;
    if (units.afterOf[b] !== a) return false;
  }
  return b === a;
}
