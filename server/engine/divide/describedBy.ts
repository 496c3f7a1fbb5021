import { docstringOf } from '../rules/shared/docstrings';
import { bracketLayout } from './bracketLayout';
import { directedChanges } from './directives';
import type { ChangeModel } from '../edit/model';
import type { RefinedEdit } from './refine';

/**
 * By change: the changes of words that come and go with it: at code that came or went its docstring and the comments
 * at it, at all changed code what is said there to a tool. No test asks for words, but who needs the code wants them
 * with it. What was said at code that was written anew may hold for the new code as well, and is judged alone. The same
 * holds for the line break at one bracket where the code brings, or takes away, that at its mate.
 *
 * @param replaces by change: those that stand where it took something away
 */
export function describedBy(
  edit: RefinedEdit,
  replaces: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const { changes, within } = edit;
  const { document } = edit.alignment.after;
  const changeOfUnit = new Map(changes.map(({ afterUnit, number }) => [afterUnit, number]));
  const words = changes.map(() => new Set<number>());
  for (const change of changes) {
    if (change.part !== 'comment') continue;
    for (const code of commented(edit, change)) {
      if (change.afterLexemes.length > 0 || replaces[code]!.length === 0) words[code]!.add(change.number);
    }
    for (const code of directedChanges(edit, change)) words[code]!.add(change.number);
  }
  for (const { code, layout } of bracketLayout(edit)) words[code]!.add(layout);
  for (const { number, afterUnit } of changes) {
    if (afterUnit === -1) continue;
    const docstring = changeOfUnit.get(docstringOf(document, afterUnit));
    if (docstring !== undefined && within[docstring] === number) words[number]!.add(docstring);
  }
  return words.map((own) => [...own].sort((one, other) => one - other));
}

/** What a comment came with, or went with. */
function commented({ changes }: RefinedEdit, { needs, beforeLexemes, afterLexemes }: ChangeModel): number[] {
  if (beforeLexemes.length > 0 && afterLexemes.length > 0) return [];
  return [...needs].filter((need) => changes[need]!.part !== 'comment');
}
