import type { Edit } from '../edit/edit';
import { figuresOf } from '../edit/figures';
import type { ChangeModel, Span } from '../edit/model';
import { shortHash } from '../hash';
import type { Change, Range } from '../report';
import type { SyntaxDocument } from '../syntax/document';
import { rangeOf } from '../syntax/sourceText';

/** The changes of an edit as the report shows them; index and order are those of the edit. */
export function describeChanges(edit: Edit, scopeOf: (change: ChangeModel) => string): Change[] {
  const seen = new Map<string, number>();
  const described = edit.changes.map((change) => {
    const before = spansOf(edit.pair.before, change.beforeLexemes, change.beforeTrivia);
    const after = spansOf(edit.pair.after, change.afterLexemes, change.afterTrivia);
    const identity = [
      change.part,
      scopeOf(change),
      textOf(edit.pair.before, before),
      textOf(edit.pair.after, after),
    ];
    const key = JSON.stringify(identity);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return {
      id: shortHash([...identity, String(occurrence)]),
      part: change.part,
      needs: [] as string[],
      before: rangesOf(edit.pair.before, before),
      after: rangesOf(edit.pair.after, after),
      ...figuresOf(edit, change),
    };
  });
  edit.changes.forEach(({ needs }, index) => {
    described[index]!.needs = [...needs].sort((one, other) => one - other).map((need) => described[need]!.id);
  });
  return described;
}

/** Runs of neighbouring lexemes, and the trivia, in order. */
function spansOf({ lexemes }: SyntaxDocument, run: readonly number[], trivia: readonly Span[]): Span[] {
  const spans: { start: number; end: number }[] = [];
  let previous = -2;
  for (const lexeme of run) {
    const last = spans[spans.length - 1];
    if (lexeme === previous + 1 && last !== undefined) last.end = lexemes.end[lexeme]!;
    else spans.push({ start: lexemes.start[lexeme]!, end: lexemes.end[lexeme]! });
    previous = lexeme;
  }
  return [...spans, ...trivia.filter(({ start, end }) => end > start)].sort(
    (one, other) => one.start - other.start,
  );
}

function textOf({ source }: SyntaxDocument, spans: readonly Span[]): string {
  return spans.map(({ start, end }) => source.text.slice(start, end)).join('\u0000');
}

function rangesOf({ source }: SyntaxDocument, spans: readonly Span[]): Range[] {
  return spans.map(({ start, end }) => rangeOf(source, start, end));
}
