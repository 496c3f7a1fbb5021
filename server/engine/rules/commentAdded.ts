import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { remarksOf, saidIn, subjectOf, unchanged, type Remark } from './shared/remarks';
import { scopeNameAt } from './shared/newCode';
import { counted, grouped, joined, lexemeSpan } from './shared/spans';

/** A comment or docstring that the edit put at code that it left as it was. */
export const commentAdded: Rule = {
  metadata: {
    id: 'comment-added',
    summary: 'Comments were added at code that is unchanged.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { after } = context.edit.pair;
    const added = remarksOf(context.edit).filter(
      ({ isAdded, changes }) => isAdded && changes.every(context.isFree),
    );
    const total = added.reduce((sum, remark) => sum + linesOf(after, remark), 0);
    const groups = grouped(added, ({ form, code }) => `${form} ${scopeNameAt(context, code)}`);
    return [...groups.values()].map((group) => finding(context, group, total));
  },
};

/** New comment lines in a file from which on they are more than a remark. */
const MANY_LINES = 5;

function linesOf({ source, lexemes }: SyntaxDocument, { first, end }: Remark): number {
  return lineAt(source, lexemes.end[end - 1]!) - lineAt(source, lexemes.start[first]!) + 1;
}

const NOUNS = { 'own-line': 'comment', trailing: 'trailing comment', docstring: 'docstring' };

function finding(context: RuleContext, added: readonly Remark[], total: number): DraftFinding {
  const { edit } = context;
  const { after } = edit.pair;
  const [first] = added;
  const noun = NOUNS[first!.form];
  const lines = added.reduce((sum, remark) => sum + linesOf(after, remark), 0);
  const volume = lines > added.length ? ` (${counted(lines, 'line')})` : '';
  const one = added.length === 1;
  const isAsked = first!.form === 'docstring';
  return {
    form: first!.form,
    scope: scopeNameAt(context, first!.code),
    subject: subjectOf(added),
    message: one
      ? `The ${noun} \`${saidIn(after, first!)}\`${volume} is new; ${unchanged(isAsked, one)}.`
      : `${counted(added.length, noun)}${volume} are new; ${unchanged(isAsked, one)}.`,
    ranges: joined(added.map(({ first: from, end }) => lexemeSpan(after, [from, end - 1]))),
    evidence: [],
    // What a docstring describes is more than the head that it stands at.
    ...(isAsked && { certainty: 'question' as const }),
    family: 'remark',
    takeBack: one ? `Remove the added ${noun}` : `Remove ${counted(added.length, `added ${noun}`)}`,
    ...(total < MANY_LINES && { level: 'hint' as const }),
  };
}
