import type { DraftFinding, Rule, RuleContext } from './rule';
import { scopeNameAt } from './shared/newCode';
import { mentionsChange } from './shared/mentions';
import { remarksOf, saidIn, subjectOf, unchanged, type Remark } from './shared/remarks';
import { counted, grouped, joined, lexemeSpan } from './shared/spans';

/** A comment or docstring that says something else at code that says the same as before. */
export const commentChanged: Rule = {
  metadata: {
    id: 'comment-changed',
    summary: 'A comment was reworded at code that is unchanged.',
    defaultLevel: 'hint',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const changed = remarksOf(context.edit).filter(
      (remark) =>
        !remark.isAdded && remark.changes.every(context.isFree) && !mentionsChange(context.edit, remark),
    );
    const groups = grouped(changed, ({ form, code }) => `${formOf(form)} ${scopeNameAt(context, code)}`);
    return [...groups.values()].map((group) => finding(context, group));
  },
};

function formOf(form: Remark['form']): string {
  return form === 'docstring' ? form : 'comment';
}

function finding(context: RuleContext, changed: readonly Remark[]): DraftFinding {
  const { edit } = context;
  const { before, after } = edit.pair;
  const [first] = changed;
  const noun = formOf(first!.form);
  const one = changed.length === 1;
  const isAsked = first!.form === 'docstring';
  return {
    form: noun,
    scope: scopeNameAt(context, first!.code),
    subject: subjectOf(changed),
    message: one
      ? `The ${noun} \`${saidIn(after, first!)}\` says something else than before; ${unchanged(isAsked, one)}.`
      : `${counted(changed.length, noun)} say something else than before; ${unchanged(isAsked, one)}.`,
    ranges: joined(changed.map(({ first: from, end }) => lexemeSpan(after, [from, end - 1]))),
    evidence: changed.flatMap(({ original }) =>
      original === null
        ? []
        : [
            {
              role: 'original wording',
              side: 'before' as const,
              ...lexemeSpan(before, [original.first, original.end - 1]),
            },
          ],
    ),
    // What a docstring describes is more than the head that it stands at.
    ...(isAsked && { certainty: 'question' as const }),
    family: 'remark',
    takeBack: one ? `Restore the original ${noun}` : `Restore ${counted(changed.length, `original ${noun}`)}`,
  };
}
