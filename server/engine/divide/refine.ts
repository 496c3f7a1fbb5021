import type { Edit } from '../edit/edit';
import { addIndentationNeeds } from '../edit/indentationNeeds';
import type { ChangeModel } from '../edit/model';
import { addNeeds } from '../edit/needs';
import type { SyntaxDocument } from '../syntax/document';
import type { Unit } from '../syntax/units';
import { splitRuns } from './splitRuns';

/** An edit whose inserted statements can be taken back one inside the other, and its runs part by part. */
export interface RefinedEdit extends Edit {
  /** By change: the change whose inserted text holds it, or -1. Changes of the edit itself come first. */
  readonly within: readonly number[];
  /** Changes of the edit that are only a part of what they were. */
  readonly split: ReadonlySet<number>;
}

/** Statements found inside an insertion. Its lexemes are those that no statement inside it holds. */
interface Nested {
  readonly unit: Unit;
  readonly first: number;
  readonly last: number;
  readonly within: number;
}

/**
 * Splits what was inserted as one change into the statements inside it: each becomes a change of its own that needs
 * the one around it. Taken back, its text is left out together with the white space before it; nothing of before
 * takes its place.
 */
export function refine(whole: Edit): RefinedEdit {
  const { edit, split: parted } = splitRuns(whole);
  const { document } = edit.alignment.after;
  const nested: Nested[] = [];
  // Two stretches that start at the same place could not be told apart.
  const starts = new Set(edit.erasable.keys());
  const holders = new Int32Array(document.lexemes.count).fill(-1);
  for (const { number, afterLexemes } of edit.changes) {
    for (const lexeme of afterLexemes) holders[lexeme] = number;
  }
  for (const change of edit.changes) {
    if (change.origin === 'unit' && change.afterUnit !== -1) split(change);
  }
  const splits = new Set(nested.map(({ within }) => within));
  const changes = [
    ...edit.changes.map((change) => emptied(change, splits.has(change.number))),
    ...nested.map(changeOf),
  ];
  holders.forEach((holder, lexeme) => {
    if (holder !== -1) changes[holder]!.afterLexemes.push(lexeme);
  });
  const erasable = new Map(edit.erasable);
  nested.forEach(({ first, last }, index) => {
    const { end } = document.lexemes;
    erasable.set(end[first - 1]!, { end: end[last]!, change: edit.changes.length + index });
  });
  const refined = { ...edit, changes, erasable };
  addNeeds(refined);
  addIndentationNeeds(refined);
  const within = [...edit.changes.map(() => -1), ...nested.map((one) => one.within)];
  within.forEach((holder, number) => {
    if (holder !== -1) changes[number]!.needs.add(holder);
  });
  return { ...refined, within, split: parted };

  function split({ number, afterUnit }: ChangeModel): void {
    const { units } = document;
    const ofUnit = new Map<number, number>([[afterUnit, number]]);
    const whole = holders.slice();
    for (let index = afterUnit + 1; index < units[afterUnit]!.end; index += 1) {
      const unit = units[index]!;
      const within = ofUnit.get(unit.parent)!;
      const own = nestedIn(document, whole, number, unit);
      const start = own === null ? -1 : document.lexemes.end[own.first - 1]!;
      if (own === null || starts.has(start)) {
        ofUnit.set(index, within);
        continue;
      }
      starts.add(start);
      const change = edit.changes.length + nested.length;
      nested.push({ unit, ...own, within });
      ofUnit.set(index, change);
      for (let lexeme = own.first; lexeme <= own.last; lexeme += 1) holders[lexeme] = change;
    }
  }

  function changeOf({ unit }: Nested, index: number): ChangeModel {
    return {
      number: edit.changes.length + index,
      origin: 'unit',
      part: 'insertion',
      beforeUnit: -1,
      afterUnit: unit.index,
      beforeLexemes: [],
      afterLexemes: [],
      beforeTrivia: [],
      afterTrivia: [],
      needs: new Set(),
    };
  }
}

/** What was split needs only what its own lexemes need; found anew, as for the statements inside. */
function emptied(change: ChangeModel, isSplit: boolean): ChangeModel {
  return { ...change, afterLexemes: [], needs: new Set(isSplit ? [] : change.needs) };
}

/**
 * The lexemes that come and go with a statement inside an insertion: its own, comments on lines directly above, and
 * one behind it on its line. Null where they do not follow a lexeme of the same insertion.
 */
function nestedIn(
  document: SyntaxDocument,
  holders: Int32Array,
  change: number,
  unit: Unit,
): { readonly first: number; readonly last: number } | null {
  const { lexemes, source, units } = document;
  let first = unit.firstLexeme;
  let last = unit.endLexeme - 1;
  const parent = units[unit.parent]!;
  const before = parent.children.filter((child) => units[child]!.endLexeme <= first).at(-1);
  const least = Math.max(parent.firstLexeme + 1, before === undefined ? 0 : units[before]!.endLexeme);
  while (first > least && lexemes.comment[first - 1] === 1 && isRightBelow(first - 1)) first -= 1;
  const next = last + 1;
  if (next < parent.endLexeme && lexemes.comment[next] === 1 && holders[next] === change && onOneLine(last))
    last = next;
  for (let lexeme = first - 1; lexeme <= last; lexeme += 1) {
    if (lexeme < parent.firstLexeme || holders[lexeme] !== change) return null;
  }
  return { first, last };

  /** Whether a comment has a line of its own and the next lexeme starts on the line below it. */
  function isRightBelow(comment: number): boolean {
    const above = source.text.slice(lexemes.end[comment - 1], lexemes.start[comment]);
    const below = source.text.slice(lexemes.end[comment], lexemes.start[comment + 1]);
    return above.includes('\n') && /^[ \t]*\n[ \t]*$/.test(below);
  }

  function onOneLine(lexeme: number): boolean {
    return !source.text.slice(lexemes.end[lexeme], lexemes.start[lexeme + 1]).includes('\n');
  }
}
