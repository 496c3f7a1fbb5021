import { hiddenLines } from '../syntax/hiddenLines';
import type { Span } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
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
        const code = group.map(({ hidden }) => ({ start: hidden!.start, end: hidden!.end }));
        const spans = withBrackets(analysis.after, code);
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
          ranges: code,
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

/** With the comments beside them that hold nothing but brackets: the rest of what was commented out. */
function withBrackets({ tree, source, language }: SyntaxDocument, code: readonly Span[]): readonly Span[] {
  const lines = new Set(code.map(({ start }) => lineAt(source, start)));
  const brackets = hiddenLines({ text: source.text, tree, language: language! }).filter(({ text }) =>
    /^[\s()[\]{},;:]+$/.test(text),
  );
  const beside: Span[] = [];
  const take = (bracket: Span): void => {
    const line = lineAt(source, bracket.start);
    if (lines.has(line) || !(lines.has(line - 1) || lines.has(line + 1))) return;
    lines.add(line);
    beside.push({ start: bracket.start, end: bracket.end });
  };
  // Down and up again: a bracket may be beside another one.
  brackets.forEach(take);
  [...brackets].reverse().forEach(take);
  return [...code, ...beside];
}
