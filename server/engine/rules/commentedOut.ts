import type { Rule } from './rule';
import { counted, grouped, lineSpan } from './shared/spans';

/** Code that should have gone is there as a comment. */
export const commentedOut: Rule = {
  metadata: {
    id: 'commented-out',
    summary: 'Code that should have gone was turned into a comment.',
    defaultLevel: 'warning',
    certainty: 'known',
    supersedes: [],
  },
  find({ edit, retained }) {
    const analysis = retained?.analysis ?? null;
    if (analysis === null) return [];
    const lines = analysis.lines.filter(({ hidden }) => hidden !== null);
    return [...grouped(lines, ({ line }) => analysis.match.scopes.before[analysis.targetOf[line] ?? 0]!)].map(
      ([scope, group]) => {
        const spans = group.map(({ hidden }) => ({ start: hidden!.start, end: hidden!.end }));
        return {
          form: null,
          scope,
          subject: edit.changes.flatMap(({ number, part, afterLexemes }) => {
            const isThere = afterLexemes.some((lexeme) => {
              const at = edit.pair.after.lexemes.start[lexeme]!;
              return spans.some(({ start, end }) => start <= at && at < end);
            });
            return part === 'comment' && isThere ? [number] : [];
          }),
          message: `${counted(group.length, 'line')} of code that should have gone ${group.length === 1 ? 'is' : 'are'} there as a comment.`,
          ranges: spans,
          evidence: group.map(({ line }) => ({
            role: 'code that should have gone',
            side: 'before' as const,
            ...lineSpan(analysis.before, line),
          })),
          takeBack: null,
          finish: {
            title: 'Delete the commented-out code',
            requests: [{ units: [], spans, isNew: () => false, onlyDefault: false }],
          },
        };
      },
    );
  },
};
