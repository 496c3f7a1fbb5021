import { areOneRun, bracesOf } from '../edit/commentRuns';
import type { Edit } from '../edit/edit';
import type { ChangeModel, Span } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { isCode, isDirective } from './shared/commentKinds';
import { excerpt, grouped, joined, lexemeSpan, lineSpan, numbersOf } from './shared/spans';
import { isReplacedByCode, isRewordedNearby, namesWhatWent } from './shared/staleComments';
import { standingCode, type StandingCode } from './shared/standingCode';
import { writtenWordsOf } from './shared/writtenWords';

/** A comment that is gone although the code it stood at is still there, unchanged. */
export const commentLost: Rule = {
  metadata: {
    id: 'comment-lost',
    summary: 'A comment is gone while the code it stood at is unchanged.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const lost = lostComments(context);
    return [...grouped(lost, ({ change }) => context.scopeOf(change))].map(([scope, group]) =>
      finding(context, scope, group),
    );
  },
};

interface LostComment {
  readonly change: ChangeModel;
  readonly code: StandingCode;
}

function lostComments(context: RuleContext): LostComment[] {
  const { edit } = context;
  const gone = edit.changes.filter((change) => isGone(edit, change));
  return gone.flatMap((change) => {
    const text = textOf(edit.pair.before, change.beforeLexemes);
    const code = standingCode(edit, change.beforeLexemes);
    if (code === null || isRewordedNearby(edit, text, code) || isReplacedByCode(edit, change, code))
      return [];
    // As many as before: the words moved, into another comment or into a docstring.
    const { before, after } = edit.pair;
    if (writtenWordsOf(after).count(text) >= writtenWordsOf(before).count(text)) return [];
    return namesWhatWent(context, change, text) ? [] : [{ change, code }];
  });
}

function isGone(edit: Edit, change: ChangeModel): boolean {
  const { part, beforeLexemes, afterLexemes } = change;
  if (part !== 'comment' || afterLexemes.length > 0 || beforeLexemes.length === 0) return false;
  const text = textOf(edit.pair.before, beforeLexemes);
  return /[\p{L}\p{N}]/u.test(text) && !isDirective(text) && !isCode(text) && !isPartOfMore(edit, change);
}

/** Other lines of the same comment are still there, or its braces: they cannot come back without what they hold now. */
function isPartOfMore({ pair: { before } }: Edit, { beforeLexemes }: ChangeModel): boolean {
  const first = beforeLexemes[0]!;
  const last = beforeLexemes[beforeLexemes.length - 1]!;
  if (areOneRun(before, first - 1, first) || areOneRun(before, last, last + 1)) return true;
  return before.lexemes.comment[first] === 1 && bracesOf(before, first) !== null;
}

function lineOfLexeme({ source, lexemes }: SyntaxDocument, lexeme: number): number {
  return lineAt(source, lexemes.start[lexeme]!);
}

function textOf(document: SyntaxDocument, lexemes: readonly number[]): string {
  const { start, end } = lexemeSpan(document, lexemes);
  return document.source.text.slice(start, end);
}

function finding({ edit }: RuleContext, scope: string, lost: readonly LostComment[]): DraftFinding {
  const one = lost.length === 1;
  return {
    form: null,
    scope,
    subject: numbersOf(lost.map(({ change }) => change)),
    message: messageOf(edit, lost),
    ranges: joined(lost.map(({ code }) => lineOf(edit, code))),
    evidence: lost.map(({ change }) => ({
      role: 'lost comment',
      side: 'before' as const,
      ...lexemeSpan(edit.pair.before, change.beforeLexemes),
    })),
    takeBack: one ? 'Restore the lost comment' : `Restore ${lost.length} lost comments`,
  };
}

function messageOf(edit: Edit, lost: readonly LostComment[]): string {
  const [first] = lost;
  if (lost.length === 1) {
    const code = first!.code.headerOnly ? 'header' : 'code';
    return `The comment \`${excerpt(textOf(edit.pair.before, first!.change.beforeLexemes))}\` is gone; the ${code} it stood at is unchanged.`;
  }
  const headers = lost.filter(({ code }) => code.headerOnly).length;
  const code = headers === 0 ? 'code' : headers === lost.length ? 'headers' : 'code or header';
  const are = code === 'headers' ? 'are' : 'is';
  return `${lost.length} comments are gone; the ${code} they stood at ${are} unchanged.`;
}

function lineOf({ pair: { after } }: Edit, { lexeme }: StandingCode): Span {
  return lineSpan(after, lineOfLexeme(after, lexeme));
}
