import type { Edit } from '../edit/edit';
import type { ChangeModel, Span } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt, type SourceText } from '../syntax/sourceText';
import type { DraftEvidence, DraftFinding, Rule, RuleContext } from './rule';
import { counted, grouped, joined, lineSpan, numbersOf } from './shared/spans';

/** White space that an editor hides and a diff shows: blanks at line ends, the final newline, line ends, the mark. */
export const whitespace: Rule = {
  metadata: {
    id: 'whitespace',
    summary: 'Blanks at line ends, a final newline, line ends or a byte order mark changed.',
    defaultLevel: 'warning',
    certainty: 'proved',
    supersedes: ['formatting'],
  },
  find: (context) => [
    ...trailingBlanks(context),
    ...finalNewline(context),
    ...lineEnds(context),
    ...byteOrderMark(context),
  ],
};

function trailingBlanks(context: RuleContext): DraftFinding[] {
  const { edit } = context;
  // In a text without a known language blanks at a line's end may mean something, as they do in Markdown.
  if (edit.language === null) return [];
  const changes = edit.changes.filter((change) => addsTrailingBlanks(edit, change));
  const usual = usualBlanks(edit.pair.before);
  return [...grouped(changes, context.scopeOf)].map(([scope, group]) => {
    const ranges = joined(group.flatMap((change) => blankRuns(edit, change)));
    return {
      form: 'trailing-blanks',
      scope,
      subject: numbersOf(group),
      message: `Blanks were added at the end of ${counted(ranges.length, 'line')}.`,
      ranges,
      evidence: usual === null ? [] : [usual],
      // Nobody keeps such a file free of them: a remark, no more.
      ...(usual !== null && { level: 'information' as const }),
      takeBack: `Remove the blanks at the end of ${counted(ranges.length, 'line')}`,
    };
  });
}

/** Lines of which one ends in blanks, in a text that people do not keep free of them. */
const LINES = 100;

/** A line of the original that ends in blanks, where more than a few do. */
function usualBlanks(before: SyntaxDocument): DraftEvidence | null {
  const runs = [...before.source.text.matchAll(/[ \t]+(?=\n|$)/g)];
  const [first] = runs;
  if (first === undefined || runs.length * LINES < before.source.lineStarts.length) return null;
  const start = first.index;
  return { role: 'ended in blanks before', side: 'before', start, end: start + first[0].length };
}

function addsTrailingBlanks(edit: Edit, change: ChangeModel): boolean {
  if (change.origin === 'trailing-blanks') return true;
  // A block comment is one lexeme, its lines' ends are inside it.
  if (change.origin !== 'layout' && change.origin !== 'gap' && change.origin !== 'comment') return false;
  const { before, after } = edit.pair;
  const lexemesAgree = change.afterLexemes.every((lexeme, index) => {
    const original = change.beforeLexemes[index];
    return (
      original !== undefined &&
      onlyAddsBlanks(textOf(before, spanOf(before, original)), textOf(after, spanOf(after, lexeme)), false)
    );
  });
  // Only where blanks at line ends are all that differs: anything more would be taken back with them.
  return (
    change.beforeLexemes.length === change.afterLexemes.length &&
    change.afterTrivia.length + change.afterLexemes.length > 0 &&
    lexemesAgree &&
    change.afterTrivia.every((span, index) =>
      onlyAddsBlanks(
        textOf(before, change.beforeTrivia[index]!),
        textOf(after, span),
        span.end === after.source.text.length,
      ),
    )
  );
}

function onlyAddsBlanks(original: string, own: string, reachesEnd: boolean): boolean {
  const blanks = reachesEnd ? /[ \t]+(?=\n|$)/g : /[ \t]+(?=\n)/g;
  return own.length > original.length && own.replace(blanks, '') === original.replace(blanks, '');
}

function spanOf({ lexemes }: SyntaxDocument, lexeme: number): Span {
  return { start: lexemes.start[lexeme]!, end: lexemes.end[lexeme]! };
}

function textOf({ source }: SyntaxDocument, { start, end }: Span): string {
  return source.text.slice(start, end);
}

function blankRuns({ pair: { after } }: Edit, { afterTrivia, afterLexemes }: ChangeModel): Span[] {
  const { text } = after.source;
  return [...afterTrivia, ...afterLexemes.map((lexeme) => spanOf(after, lexeme))].flatMap(({ start, end }) =>
    [...text.slice(start, end + 1).matchAll(end === text.length ? /[ \t]+(?=\n|$)/g : /[ \t]+(?=\n)/g)].map(
      (run) => ({
        start: start + run.index,
        end: start + run.index + run[0].length,
      }),
    ),
  );
}

function finalNewline({ edit }: RuleContext): DraftFinding[] {
  const { before, after } = edit.pair;
  const change = edit.changes.find(
    ({ origin, afterTrivia }) => origin === 'gap' && afterTrivia.some(isAtEnd),
  );
  if (change === undefined || before.lexemes.count === 0 || after.lexemes.count === 0) return [];
  const had = before.source.text.endsWith('\n');
  const has = after.source.text.endsWith('\n');
  if (!had || has) return [];
  const last = after.source.lineStarts.length - 1;
  return [
    {
      form: 'final-newline',
      scope: '',
      subject: [change.number],
      message: 'The newline at the end of the file is gone.',
      ranges: [lineSpan(after, last)],
      evidence: [],
      takeBack: 'Restore the newline at the end of the file',
    },
  ];

  function isAtEnd({ end }: Span): boolean {
    return end === after.source.text.length;
  }
}

function lineEnds({ edit }: RuleContext): DraftFinding[] {
  if (edit.lineEnds === null) return [];
  const { before, after } = edit.pair;
  const change = edit.changes[edit.lineEnds.change]!;
  const lines = change.afterTrivia.map(({ start }) => lineAt(after.source, start));
  const found = new Set(lines.map((line) => nameOf(after.source.lineEnds[line]!)));
  const original = new Set(lines.map((line) => nameOf(edit.lineEnds!.restored[line]!)));
  return [
    {
      form: 'line-ends',
      scope: '',
      subject: [change.number],
      message: `${counted(lines.length, 'line')} ${lines.length === 1 ? 'ends' : 'end'} in ${[...found].join(' and ')} where the file had ${describe(before.source, original)}.`,
      ranges: [lineSpan(after, lines[0]!)],
      evidence: [],
      takeBack: `Restore ${[...original].join(' and ')} on ${counted(lines.length, 'line')}`,
    },
  ];
}

function describe(before: SourceText, original: ReadonlySet<string>): string {
  return before.lineEnds.length === 0 ? 'none' : [...original].join(' and ');
}

function nameOf(lineEnd: string): string {
  return lineEnd === '\r\n' ? 'CRLF' : lineEnd === '\n' ? 'LF' : 'CR';
}

function byteOrderMark({ edit }: RuleContext): DraftFinding[] {
  if (edit.byteOrderMark === -1) return [];
  const added = edit.pair.after.source.hasByteOrderMark;
  return [
    {
      form: 'byte-order-mark',
      scope: '',
      subject: [edit.byteOrderMark],
      message: added
        ? 'A byte order mark was added at the start of the file.'
        : 'The byte order mark at the start of the file is gone.',
      ranges: [lineSpan(edit.pair.after, 0)],
      evidence: [],
      takeBack: added ? 'Remove the byte order mark' : 'Restore the byte order mark',
    },
  ];
}
