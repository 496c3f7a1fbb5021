import type { ChangeModel } from '../edit/model';
import { bindingsOf } from '../syntax/bindings/bindings';
import { KEYWORD } from '../syntax/bindings/model';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { counted, lexemeSpan, numbersOf } from './shared/spans';

/** A name inside a function that nobody outside can see, and that only changed its spelling. */
export const rename: Rule = {
  metadata: {
    id: 'rename',
    summary: 'A name local to a function was changed, and nothing but the name.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { changes, renames, alignment } = context.edit;
    return alignment.renames.all.flatMap(({ before, from, to }, index) => {
      const change = changes[renames[index]!]!;
      return isLocal(context, before) && context.isFree(change) ? [finding(context, change, from, to)] : [];
    });
  },
};

/** Whether a binding of before is seen in its function only: what a caller can name is not. */
function isLocal({ edit }: RuleContext, binding: number): boolean {
  const { bindings, occurrences, scopes } = bindingsOf(edit.pair.before);
  const { scope, occurrences: own } = bindings[binding]!;
  if (own.some((index) => (occurrences[index]!.flags & KEYWORD) !== 0)) return false;
  for (let at = scope; at !== -1; at = scopes[at]!.parent) {
    const { kind } = scopes[at]!;
    if (kind === 'class' || kind === 'dynamic') return at !== scope;
    if (kind === 'function' || kind === 'body') return true;
  }
  return false;
}

function finding(
  { edit, scopeOf }: RuleContext,
  change: ChangeModel,
  from: string,
  to: string,
): DraftFinding {
  const { before, after } = edit.pair;
  const places = counted(change.afterLexemes.length, 'place');
  return {
    form: null,
    scope: scopeOf(change),
    subject: numbersOf([change]),
    message: `\`${from}\` is called \`${to}\` now, in ${places}; it is the same variable.`,
    ranges: change.afterLexemes.map((lexeme) => lexemeSpan(after, [lexeme])),
    evidence: change.beforeLexemes.map((lexeme) => ({
      role: 'original name',
      side: 'before' as const,
      ...lexemeSpan(before, [lexeme]),
    })),
    takeBack: `Call \`${to}\` \`${from}\` again`,
  };
}
