import { checkFile } from '../../../../server/engine/checkFile';
import { readEdit, type Edit } from '../../../../server/engine/edit/edit';
import type { ChangeModel, Span } from '../../../../server/engine/edit/model';
import type { FileReport, Part, Range } from '../../../../server/engine/report';
import { RULES } from '../../../../server/engine/rules';
import { readPair, type Parse } from '../../../../server/engine/syntax/document';
import { languageOf } from '../../../../server/engine/syntax/languages';
import type { SourceText } from '../../../../server/engine/syntax/sourceText';
import type { GeneratedEdit } from '../generate';
import type { Kind } from '../kinds';

export type SideName = 'before' | 'after';

/** A generated edit beside what the engine says of it. */
export interface Judged {
  readonly generated: GeneratedEdit;
  readonly edit: Edit;
  readonly report: FileReport;
  /** Per side the stretches of each labelled edit, as offsets in the text with `\n` line ends. */
  readonly spans: Readonly<Record<SideName, readonly (readonly Span[])[]>>;
}

/** A token or comment that is labelled or that the engine calls changed. */
export interface JudgedLexeme {
  readonly side: SideName;
  readonly text: string;
  readonly line: number;
  /** Index of the labelled edit, or -1. */
  readonly label: number;
  readonly kind: Kind | 'unlabelled';
  readonly part: Part | 'unchanged';
}

const EVERY_RULE_ON = Object.fromEntries(
  RULES.filter(({ metadata }) => metadata.defaultLevel === 'off').map(({ metadata }) => [
    metadata.id,
    'hint' as const,
  ]),
);

export function judged(generated: GeneratedEdit, parse: Parse): Judged {
  const { path, before, after, truth } = generated;
  const language = languageOf(path);
  const pair = readPair(before, after, language, parse);
  const report = checkFile(
    { path, previousPath: null, before, after },
    { levels: EVERY_RULE_ON, questions: true },
    language,
    parse,
  );
  const spans = (side: SideName): Span[][] =>
    truth.map((entry) => entry[side].map((range) => spanOf(pair[side].source, range)));
  return {
    generated,
    edit: readEdit(pair, language),
    report,
    spans: { before: spans('before'), after: spans('after') },
  };
}

function spanOf(source: SourceText, { start, end }: Range): Span {
  const offset = ({ line, character }: Range['start']): number =>
    source.lineStarts[line]! + character - (line === 0 && source.hasByteOrderMark ? 1 : 0);
  return { start: offset(start), end: offset(end) };
}

/** The lexemes of both sides that somebody, the label or the engine, calls changed. */
export function lexemesOf(item: Judged): JudgedLexeme[] {
  return (['before', 'after'] as const).flatMap((side) => {
    const { lexemes, source } = item.edit.pair[side];
    const parts = partsOf(item, side);
    const twins = item.generated.truth.map((entry) =>
      entry.twins[side].map((range) => spanOf(source, range)),
    );
    return Array.from({ length: lexemes.count }, (_, lexeme): JudgedLexeme => {
      const span = { start: lexemes.start[lexeme]!, end: lexemes.end[lexeme]! };
      const own = labelAt(item.spans[side], span);
      const label = own === -1 && parts.has(lexeme) ? labelAt(twins, span) : own;
      return {
        side,
        text: source.text.slice(span.start, span.end),
        line: source.text.slice(0, span.start).split('\n').length,
        label,
        kind: label === -1 ? 'unlabelled' : item.generated.truth[label]!.kind,
        part: parts.get(lexeme) ?? 'unchanged',
      };
    }).filter(({ label, part }) => label !== -1 || part !== 'unchanged');
  });
}

function partsOf({ edit }: Judged, side: SideName): ReadonlyMap<number, Part> {
  const parts = new Map<number, Part>();
  for (const { part, beforeLexemes, afterLexemes } of edit.changes) {
    for (const lexeme of side === 'before' ? beforeLexemes : afterLexemes) parts.set(lexeme, part);
  }
  return parts;
}

function labelAt(spans: readonly (readonly Span[])[], lexeme: Span): number {
  return spans.findIndex((own) => own.some((span) => overlaps(span, lexeme)));
}

/** An empty span lies in a lexeme only if it splits it. */
export function overlaps(span: Span, lexeme: Span): boolean {
  return span.start < lexeme.end && lexeme.start < span.end;
}

/** Labelled edits that a change is a part of. */
export function labelsOf(item: Judged, change: ChangeModel): number[] {
  const changed = spansOfChange(item, change);
  const labels = [...item.generated.truth.keys()];
  const meets = (label: number, test: (one: Span, other: Span) => boolean): boolean =>
    (['before', 'after'] as const).some((side) =>
      item.spans[side][label]!.some((span) => changed[side].some((other) => test(span, other))),
    );
  const overlapping = labels.filter((label) => meets(label, overlaps));
  if (overlapping.length > 0) return overlapping;
  return labels.filter((label) => meets(label, touches));
}

function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function spansOfChange({ edit }: Judged, change: ChangeModel): Record<SideName, Span[]> {
  const ofLexemes = (side: SideName, numbers: readonly number[]): Span[] => {
    const { lexemes } = edit.pair[side];
    return numbers.map((lexeme) => ({ start: lexemes.start[lexeme]!, end: lexemes.end[lexeme]! }));
  };
  return {
    before: [...ofLexemes('before', change.beforeLexemes), ...change.beforeTrivia],
    after: [...ofLexemes('after', change.afterLexemes), ...change.afterTrivia],
  };
}
