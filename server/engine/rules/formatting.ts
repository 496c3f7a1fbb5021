import type { Edit } from '../edit/edit';
import type { ChangeModel, Span } from '../edit/model';
import { changedLines, type ChangedLines } from '../measures/lineFigures';
import type { SyntaxDocument } from '../syntax/document';
import { firstLexemeFrom } from '../syntax/lexemes';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { lineRuns, linesOfChanges } from './shared/changeLines';
import { isAtUnchangedCode } from './shared/layout';
import { counted, grouped, joined, lineSpan, numbersOf } from './shared/spans';

/** Where more functions were laid out anew the file was: one finding says so, and one action ends it. */
const MOST_PLACES = 20;

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
        change.part === 'layout' &&
        context.isFree(change) &&
        isAtUnchangedCode(context.edit, change) &&
        !isSame(context.edit, change, withoutTrailingBlanks),
    );
    if (changes.length === 0) return [];
    const { before, after } = context.edit.pair;
    const changed = changedLines(before.source, after.source);
    return areasOf(context, changes).map((area) => finding(context, changed, area));
  },
};

/** Changes that one finding tells of. */
interface Area {
  readonly scope: string;
  /** How many functions it spans; the code outside of all counts as one. */
  readonly places: number;
  readonly isBlank: boolean;
  readonly changes: readonly ChangeModel[];
}

/** Function by function; where that would be a long list, the whole file at once. */
function areasOf({ edit, scopeOf }: RuleContext, changes: readonly ChangeModel[]): Area[] {
  const areas = [...grouped(changes, scopeOf)].map(([scope, group]) => ({
    scope,
    places: 1,
    isBlank: group.every((change) => isSame(edit, change, withoutBlankLines)),
    changes: group,
  }));
  const told = [true, false].flatMap((isBlank) => {
    const alike = areas.filter((area) => area.isBlank === isBlank);
    if (alike.length <= MOST_PLACES) return alike;
    return [{ scope: '', places: alike.length, isBlank, changes: alike.flatMap((area) => area.changes) }];
  });
  return told.sort((one, other) => one.changes[0]!.number - other.changes[0]!.number);
}

function finding({ edit }: RuleContext, changed: ChangedLines, area: Area): DraftFinding {
  const { scope, places, isBlank, changes } = area;
  const { before, after } = edit.pair;
  const lines = linesOfChanges(edit, changed, new Set(numbersOf(changes)));
  const count = Math.max(lines.after.length, lines.after.length === 0 ? linesGone(edit, changes) : 0, 1);
  const shown = lines.after.length > 0 ? lines.after : [placeOf(edit, changes[0]!)];
  return {
    form: isBlank ? 'blank-lines' : null,
    scope,
    subject: numbersOf(changes),
    // People put one in as they go: a remark, no more.
    ...(isBlank && { level: 'information' as const }),
    message:
      lines.after.length === 0
        ? gone(count)
        : `Only the layout changed on ${counted(count, 'line')}${places === 1 ? '' : ` in ${places} places`}; the code is the same.`,
    ranges: joined(spansOf(after, shown)),
    evidence: spansOf(before, lines.before).map((span) => ({
      role: 'original layout',
      side: 'before' as const,
      ...span,
    })),
    origin: [scope, ...changes.flatMap((change) => neighboursOf(before, change))].join('\n'),
    takeBack: `Restore the original layout of ${counted(count, 'line')}`,
  };
}

/** The code of before whose layout changed: lines are others once their neighbours have their layout back. */
function neighboursOf(
  { lexemes, source }: SyntaxDocument,
  { beforeTrivia, beforeLexemes }: ChangeModel,
): string[] {
  const textOf = (lexeme: number): string => source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]);
  return [
    ...beforeTrivia.map(({ end }) => {
      const next = firstLexemeFrom(lexemes, end);
      return `${next === 0 ? '' : textOf(next - 1)} ${next === lexemes.count ? '' : textOf(next)}`;
    }),
    ...beforeLexemes.map(textOf),
  ];
}

/** Whether only white space changed, and none that is left after some of it is taken out of both texts. */
function isSame({ pair }: Edit, change: ChangeModel, without: (text: string) => string): boolean {
  const textOf = ({ source: { text } }: SyntaxDocument, { start, end }: Span): string =>
    without(end === text.length ? text.slice(start).replace(/[ \t]+$/, '') : text.slice(start, end));
  return (
    change.beforeLexemes.length + change.afterLexemes.length === 0 &&
    change.beforeTrivia.every(
      (span, index) => textOf(pair.before, span) === textOf(pair.after, change.afterTrivia[index]!),
    )
  );
}

/** Nobody asks to have blanks at the end of a line back. */
function withoutTrailingBlanks(text: string): string {
  return text.replace(/[ \t]+(?=\n)/g, '');
}

function withoutBlankLines(text: string): string {
  return withoutTrailingBlanks(text).replace(/\n+/g, '\n');
}

function gone(count: number): string {
  return `${counted(count, 'blank line')} went; the code is the same.`;
}

/** How many lines fewer the changes leave. A line diff cannot say which of several blank lines went. */
function linesGone({ pair: { before, after } }: Edit, changes: readonly ChangeModel[]): number {
  const lines = ({ source }: SyntaxDocument, spans: readonly Span[]): number =>
    spans.reduce((sum, { start, end }) => sum + source.text.slice(start, end).split('\n').length - 1, 0);
  return changes.reduce(
    (sum, { beforeTrivia, afterTrivia }) => sum + lines(before, beforeTrivia) - lines(after, afterTrivia),
    0,
  );
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
