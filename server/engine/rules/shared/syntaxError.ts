import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { lineAt } from '../../syntax/sourceText';
import type { SyntaxFault } from '../../syntax/syntaxTree';
import { malformedNodes } from '../../syntax/wellFormed';
import type { DraftFinding } from '../rule';
import { lineSpan } from './spans';

/** That the file parsed before and does not parse now. */
export function syntaxError(edit: Edit): DraftFinding[] {
  const { before, after, faults } = edit.pair;
  if (faults.before.length > 0 || before.source.text.trim() === '') return [];
  const [fault] = faults.after;
  if (fault !== undefined && !faults.areCertain) return [];
  const line = fault === undefined ? malformedLine(before, after) : faultLine(edit, fault);
  if (line === null) return [];
  return [
    {
      form: 'syntax-error',
      scope: '',
      subject: [],
      message: `The file parsed before this edit and does not parse now: the syntax breaks at line ${line + 1}.`,
      ranges: [lineSpan(after, line)],
      evidence: [],
      takeBack: null,
    },
  ];
}

/**
 * The line to look at. A parser stumbles over the token behind a missing one, which may stand on the next line: a line
 * that the edit left alone did not break by itself.
 */
function faultLine(edit: Edit, { start, end }: SyntaxFault): number {
  const { source } = edit.pair.after;
  const line = lineAt(source, Math.min(start, source.text.length));
  const before = source.text.slice(0, start);
  const previous = lineAt(source, Math.max(before.trimEnd().length - 1, 0));
  if (start === end) return previous;
  const touched = touchedLines(edit);
  return !touched.has(line) && touched.has(previous) ? previous : line;
}

/** Lines of after in which the edit did something, be it only that it took something out. */
function touchedLines({ changes, pair: { after } }: Edit): ReadonlySet<number> {
  const { lexemes, source, units } = after;
  const lines = new Set<number>();
  for (const { origin, afterUnit, afterLexemes, afterTrivia } of changes) {
    if (origin === 'own') lines.add(lineAt(source, lexemes.start[units[afterUnit]!.firstLexeme]!));
    for (const lexeme of afterLexemes) lines.add(lineAt(source, lexemes.start[lexeme]!));
    // What comes before a line's code is its indentation.
    for (const { end } of afterTrivia) lines.add(lineAt(source, end));
  }
  return lines;
}

/** Where after is no program although the grammar takes it, and before was one. */
function malformedLine(before: SyntaxDocument, after: SyntaxDocument): number | null {
  if (before.language === null || after.language === null) return null;
  if (malformedNodes(before.tree, before.source.text, before.language).length > 0) return null;
  const [first] = malformedNodes(after.tree, after.source.text, after.language);
  return first === undefined ? null : lineAt(after.source, after.tree.start[first.node]!);
}
