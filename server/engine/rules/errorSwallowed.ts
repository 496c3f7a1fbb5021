import type { Rule } from './rule';
import { rejectionsHidden } from './silencing/rejections';
import { changedHandlers, newHandlers, type HiddenFailure } from './silencing/hiddenFailures';
import type { DraftFinding, RuleContext } from './rule';
import { scopeNames } from './shared/scopeNames';
import { excerpt, numbersOf } from './shared/spans';

/** A failure of code that stays is now hidden. */
export const errorSwallowed: Rule = {
  metadata: {
    id: 'error-swallowed',
    summary: 'A failure of code that was there is now caught and goes no further.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a handler: each hides failures of its own.
  find(context) {
    const { edit, scopes } = context;
    const scopeOf = scopeNames(edit.pair.after, scopes.after);
    const found = [...newHandlers(context), ...changedHandlers(edit), ...rejectionsHidden(context)];
    return found.map((hidden) => finding(context, hidden, scopeOf));
  },
};

const WORDS: Readonly<Record<HiddenFailure['hiding'], string>> = {
  nothing: 'does nothing about it',
  logs: 'only logs it',
  default: 'goes on with a fixed value',
};

function finding(
  { edit }: RuleContext,
  hidden: HiddenFailure,
  scopeOf: (lexeme: number) => string,
): DraftFinding {
  const { form, hiding, range, changes, canGo } = hidden;
  const { source } = edit.pair.after;
  const text = excerpt(source.text.slice(range.start, range.end));
  const what =
    form === 'changed'
      ? 'now catches more, or no longer raises, and'
      : 'was added around code that was there and';
  return {
    form,
    scope: scopeOf(hidden.lexeme),
    subject: numbersOf(changes),
    message: `Should this failure go unnoticed? \`${text}\` ${what} ${WORDS[hiding]}.`,
    ranges: [range],
    evidence: [],
    takeBack: canGo ? TITLES[form] : null,
  };
}

const TITLES: Readonly<Record<HiddenFailure['form'], string>> = {
  try: 'Take the added handler back',
  handler: 'Take the added handler back',
  suppress: 'Take the added handler back',
  rejection: 'Take the added handler back',
  changed: 'Restore the handler',
};
