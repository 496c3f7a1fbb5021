import { docstringOf } from '../rules/shared/docstrings';
import type { RefinedEdit } from './refine';

/**
 * By change that adds code: the changes that say in words what it does. No test asks for words, but who needs the code
 * wants them with it.
 */
export function describedBy(edit: RefinedEdit): number[][] {
  const { changes, within } = edit;
  const { document } = edit.alignment.after;
  const changeOfUnit = new Map(changes.map(({ afterUnit, number }) => [afterUnit, number]));
  const words = changes.map((): number[] => []);
  for (const { number, part, needs, beforeLexemes } of changes) {
    if (part !== 'comment' || beforeLexemes.length > 0) continue;
    for (const need of needs) if (ADDED.has(changes[need]!.part)) words[need]!.push(number);
  }
  for (const { number, afterUnit } of changes) {
    if (afterUnit === -1) continue;
    const docstring = changeOfUnit.get(docstringOf(document, afterUnit));
    if (docstring !== undefined && within[docstring] === number) words[number]!.push(docstring);
  }
  return words;
}

const ADDED: ReadonlySet<string> = new Set(['insertion', 'wrap']);
