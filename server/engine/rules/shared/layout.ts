import type { Edit } from '../../edit/edit';
import type { ChangeModel, Span } from '../../edit/model';
import { subtreeEnd } from '../../edit/unitAlignment';
import type { SyntaxDocument } from '../../syntax/document';

/**
 * Whether a change of layout stands at code that is otherwise the same: a statement with an equal tree, whose
 * surroundings are paired too. Layout inside a statement that changed, and the indentation that a new block causes,
 * follow from those changes and are not judged.
 */
export function isAtUnchangedCode(edit: Edit, change: ChangeModel): boolean {
  if (edit.pair.after.language === null) return false;
  if (change.origin === 'layout') return isSameUnit(edit, change.beforeUnit);
  if (change.origin !== 'gap') return false;
  const [span] = change.beforeTrivia;
  const [afterSpan] = change.afterTrivia;
  if (span === undefined || afterSpan === undefined || isAddedFinalNewline(edit, span, afterSpan))
    return false;
  const { owner, pair, document } = edit.alignment.before;
  const next = lexemeFrom(document, span.end);
  const afterNext = lexemeFrom(edit.alignment.after.document, afterSpan.end);
  // The code on both sides of the gap must be the same code.
  return [-1, 0].every((offset) => {
    const lexeme = next + offset;
    const isEnd = lexeme < 0 || lexeme >= document.lexemes.count;
    if (isEnd) return afterNext + offset < 0 || afterNext + offset >= edit.pair.after.lexemes.count;
    return pair[lexeme] === afterNext + offset && isSameUnit(edit, owner[lexeme]!);
  });
}

/** Editors and tools add it, and nobody asks to have it gone. */
function isAddedFinalNewline({ pair: { before, after } }: Edit, span: Span, afterSpan: Span): boolean {
  return (
    afterSpan.end === after.source.text.length &&
    after.source.text.slice(afterSpan.start, afterSpan.end) ===
      `${before.source.text.slice(span.start, span.end)}\n`
  );
}

/** Whether a paired unit's own code, the units inside it left out, has the same normalised tree on both sides. */
export function isSameUnit(edit: Edit, beforeUnit: number): boolean {
  const { before, after, units } = edit.alignment;
  const afterUnit = units.afterOf[beforeUnit] ?? -1;
  if (afterUnit === -1 || !hasPairedParents(edit, beforeUnit)) return false;
  if (units.equal[beforeUnit] === 1) return true;
  return ownHash(before.document, beforeUnit) === ownHash(after.document, afterUnit);
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

function ownHash(document: SyntaxDocument, unit: number): number {
  const inner = new Set<number>();
  const end = subtreeEnd(document.units, unit);
  for (let index = unit + 1; index < end; index += 1) {
    if (document.units[index]!.parent === unit) inner.add(document.units[index]!.node);
  }
  return document.hashes.without(document.units[unit]!.node, inner);
}

/** The first lexeme that starts at or after an offset. */
function lexemeFrom({ lexemes }: SyntaxDocument, offset: number): number {
  let low = 0;
  let high = lexemes.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lexemes.start[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
