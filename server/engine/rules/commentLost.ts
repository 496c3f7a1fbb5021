import type { Edit } from '../edit/edit';
import { commentedLexeme } from '../edit/needs';
import type { ChangeModel } from '../edit/model';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { isSameUnit } from './shared/layout';
import { excerpt, grouped, headSpan, joined, lexemeSpan, numbersOf } from './shared/spans';

/** A comment that is gone although the statement it stood at is still there, unchanged. */
export const commentLost: Rule = {
  metadata: {
    id: 'comment-lost',
    summary: 'A comment is gone while the statement it stood at is unchanged.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const kept = commentTexts(context.edit);
    const lost = context.edit.changes.flatMap((change) => {
      const place = lostAt(context.edit, change, kept);
      return place === null ? [] : [{ change, place }];
    });
    return [...grouped(lost, ({ change }) => context.scopeOf(change))].map(([scope, group]) =>
      finding(context, scope, group),
    );
  },
};

interface LostComment {
  readonly change: ChangeModel;
  /** The lexeme of before that the comment was about; it is paired. */
  readonly place: number;
}

/** Comments that tell a tool something, or are code: their going is a decision, not a loss. */
const DIRECTIVE =
  /^(#|\/\/|\/\*)\s*(!|noqa|type:|pylint|pragma|mypy|pyright|fmt:|isort|flake8|ruff|nosec|eslint|ts-|@ts-|prettier|istanbul|c8 |v8 |biome|tslint|jshint|jslint|global|region|endregion|#)/i;
const CODE = [
  /[;{}]\s*(\*\/)?$/,
  /^(#|\/\/)\s*(export\s+|async\s+)*(def|class|function)\s+\w+\s*[(:{<]/,
  /^(#|\/\/)\s*[\w.[\]]+\s*(=|\+=|-=)\s*\S/,
  /^(#|\/\/)\s*(return|import|from|if|for|while|const|let|var|print|console|raise|throw|await|assert|elif|else|try|except|def|class|with)\b.*[(:;=)]\s*$/,
  /^(#|\/\/)\s*@?[\w.]+\([^)]*\),?\s*$/,
];

function lostAt(edit: Edit, change: ChangeModel, kept: ReadonlySet<string>): number | null {
  if (change.part !== 'comment' || change.afterLexemes.length > 0 || change.beforeLexemes.length === 0)
    return null;
  const { before } = edit.alignment;
  const text = textOf(edit, change);
  if (!/[\p{L}\p{N}]/u.test(text) || DIRECTIVE.test(text) || CODE.some((form) => form.test(text)))
    return null;
  // The same words elsewhere in the new text: moved, not lost.
  if (kept.has(wordsOnly(text))) return null;
  const place = commentedLexeme(before, change.beforeLexemes);
  if (place === null || before.pair[place] === -1) return null;
  return isSameUnit(edit, before.owner[place]!) ? place : null;
}

function commentTexts({ pair: { after } }: Edit): ReadonlySet<string> {
  const texts = new Set<string>();
  const { lexemes, source } = after;
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.comment[lexeme] === 0) continue;
    texts.add(wordsOnly(source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!)));
  }
  return texts;
}

function wordsOnly(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').toLowerCase();
}

function textOf({ pair: { before } }: Edit, { beforeLexemes }: ChangeModel): string {
  const { start, end } = lexemeSpan(before, beforeLexemes);
  return before.source.text.slice(start, end);
}

function finding({ edit }: RuleContext, scope: string, lost: readonly LostComment[]): DraftFinding {
  const { before, after } = edit.pair;
  const one = lost.length === 1;
  const [first] = lost;
  return {
    form: null,
    scope,
    subject: numbersOf(lost.map(({ change }) => change)),
    message: one
      ? `The comment \`${excerpt(textOf(edit, first!.change))}\` is gone; the statement it stood at is unchanged.`
      : `${lost.length} comments are gone; the statements they stood at are unchanged.`,
    ranges: joined(
      lost.map(({ place }) => {
        const lexeme = edit.alignment.before.pair[place]!;
        const unit = after.units[edit.alignment.after.owner[lexeme]!]!;
        return headSpan(after, Math.max(unit.firstLexeme, 0), unit.endLexeme);
      }),
    ),
    evidence: lost.map(({ change }) => ({
      role: 'lost comment',
      side: 'before' as const,
      ...lexemeSpan(before, change.beforeLexemes),
    })),
    takeBack: one ? 'Restore the lost comment' : `Restore ${lost.length} lost comments`,
  };
}
