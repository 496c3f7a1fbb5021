import { wordsOf } from '../../edit/commentRuns';
import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { kindOf } from '../../syntax/syntaxTree';
import { textOfRun, type Remark } from './remarks';

const known = new WeakMap<Edit, ReadonlySet<string>>();

/** Whether what a remark says anew, or no longer says, names something that the edit's code changes are about. */
export function mentionsChange(edit: Edit, remark: Remark): boolean {
  const now = new Set(wordsOf(textOfRun(edit.pair.after, remark)));
  const then = new Set(remark.original === null ? [] : wordsOf(textOfRun(edit.pair.before, remark.original)));
  const names = changedNames(edit);
  const isAbout = (word: string): boolean => now.has(word) !== then.has(word) && names.has(word);
  return [...now, ...then].some(isAbout);
}

/** Words of the names and numbers in code that came or went. */
function changedNames(edit: Edit): ReadonlySet<string> {
  const found = known.get(edit);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const { part, beforeLexemes, afterLexemes } of edit.changes) {
    if (part === 'comment' || part === 'layout') continue;
    addNames(edit.pair.before, beforeLexemes, names);
    addNames(edit.pair.after, afterLexemes, names);
  }
  known.set(edit, names);
  return names;
}

function addNames(document: SyntaxDocument, lexemes: readonly number[], names: Set<string>): void {
  const { tree, source } = document;
  for (const lexeme of lexemes) {
    if (!/identifier|integer|float|number/.test(kindOf(tree, document.lexemes.node[lexeme]!))) continue;
    const name = source.text.slice(document.lexemes.start[lexeme]!, document.lexemes.end[lexeme]!);
    for (const word of wordsOf(name)) if (word.length > 1) names.add(word);
  }
}
