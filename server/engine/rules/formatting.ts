import type { ChangeModel, Span } from '../edit/model';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
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
  const lines = [...new Set(changes.flatMap((change) => linesOf(change)))].sort((one, other) => one - other);
  return {
    form: null,
    scope,
    subject: numbersOf(changes),
    message: `Only the layout changed on ${counted(lines.length, 'line')}; the code is the same.`,
    ranges: joined(
      joinedLines(lines).map(({ first, last }) => ({
        start: lineSpan(after, first).start,
        end: lineSpan(after, last).end,
      })),
    ),
    evidence: originalLines().map((span) => ({ role: 'original layout', side: 'before' as const, ...span })),
    takeBack: `Restore the original layout of ${counted(lines.length, 'line')}`,
  };

  function linesOf({ afterTrivia, afterLexemes }: ChangeModel): number[] {
    const spans: Span[] = [
      ...afterTrivia,
      ...afterLexemes.map((lexeme) => ({
        start: after.lexemes.start[lexeme]!,
        end: after.lexemes.end[lexeme]!,
      })),
    ];
    return spans.flatMap(({ start, end }) => {
      const first = lineAt(after.source, start);
      const last = lineAt(after.source, end);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
  }

  function originalLines(): Span[] {
    const numbers = changes.flatMap(({ beforeTrivia, beforeLexemes }) => [
      ...beforeTrivia.flatMap(({ start, end }) => [lineAt(before.source, start), lineAt(before.source, end)]),
      ...beforeLexemes.map((lexeme) => lineAt(before.source, before.lexemes.start[lexeme]!)),
    ]);
    return joinedLines([...new Set(numbers)].sort((one, other) => one - other)).map(({ first, last }) => ({
      start: lineSpan(before, first).start,
      end: lineSpan(before, last).end,
    }));
  }
}

/** Runs of consecutive numbers. */
function joinedLines(lines: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run.last + 1 >= line) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs;
}
