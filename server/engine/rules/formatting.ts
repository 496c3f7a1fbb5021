import type { Edit } from '../edit/edit';
import type { ChangeModel, Span } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { lineRuns, linesOfChanges, type ChangeLines } from './shared/changeLines';
import { isAtUnchangedCode } from './shared/layout';
import { counted, grouped, joined, lineSpan, numbersOf } from './shared/spans';

/** Code whose layout or spelling changed and whose normalised tree did not. */
export const formatting: Rule = {
  metadata: {
    id: 'formatting',
    summary: 'Only the layout or spelling of code changed: its syntax tree is the same.',
    defaultLevel: 'warning',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const changes = context.edit.changes.filter(
      (change) =>
        change.part === 'layout' && context.isFree(change) && isAtUnchangedCode(context.edit, change),
    );
    return [...grouped(changes, context.scopeOf)].map(([scope, group]) => finding(context, scope, group));
  },
};

function finding({ edit }: RuleContext, scope: string, changes: readonly ChangeModel[]): DraftFinding {
  const { before, after } = edit.pair;
  const lines = linesOfChanges(edit, new Set(numbersOf(changes)));
  const shown = lines.after.length > 0 ? lines.after : [placeOf(edit, changes[0]!)];
  return {
    form: null,
    scope,
    subject: numbersOf(changes),
    message: messageOf(lines),
    ranges: joined(spansOf(after, shown)),
    evidence: spansOf(before, lines.before).map((span) => ({
      role: 'original layout',
      side: 'before' as const,
      ...span,
    })),
    takeBack: `Restore the original layout of ${counted(countOf(lines), 'line')}`,
  };
}

function messageOf(lines: ChangeLines): string {
  if (lines.after.length === 0)
    return `${counted(lines.before.length, 'blank line')} went; the code is the same.`;
  return `Only the layout changed on ${counted(countOf(lines), 'line')}; the code is the same.`;
}

function countOf({ before, after }: ChangeLines): number {
  return after.length > 0 ? after.length : before.length;
}

/** Where lines went and none came: the line below. */
function placeOf({ pair: { after } }: Edit, { afterTrivia, afterLexemes }: ChangeModel): number {
  const offset = afterTrivia[0]?.end ?? after.lexemes.start[afterLexemes[0] ?? 0] ?? 0;
  return lineAt(after.source, offset);
}

function spansOf(document: SyntaxDocument, lines: readonly number[]): Span[] {
  return lineRuns(lines).map(({ first, last }) => ({
    start: lineSpan(document, first).start,
    end: lineSpan(document, last).end,
  }));
}
