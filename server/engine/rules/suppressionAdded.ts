import type { Side } from '../edit/alignment';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { areWithin, changesAt, type LexemeRun } from './shared/changesAt';
import { scopeNames } from './shared/scopeNames';
import { excerpt, grouped, joined, numbersOf } from './shared/spans';
import { suppressionsIn, type Suppression } from './silencing/suppressions';

/** A remark or a type that turns off what a checker would say. */
export const suppressionAdded: Rule = {
  metadata: {
    id: 'suppression-added',
    summary: 'What a linter or a type checker would say was turned off.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a form: whoever turns a checker on turns it off in many places at once.
  find(context) {
    // A new file is typed and checked as it is written.
    if (context.edit.pair.before.lexemes.count === 0) return [];
    const groups = grouped(addedSuppressions(context), ({ form }) => form);
    return [...groups.values()].map((group) => finding(context, group));
  },
};

interface Scoped extends Suppression {
  readonly scope: string;
}

/** Those that only after has, less those of the same form that went: they moved or were edited. */
function addedSuppressions(context: RuleContext): readonly Scoped[] {
  const { before, after } = context.edit.alignment;
  let added = unpaired(context, 'after', before);
  if (added.length === 0) return [];
  for (const gone of unpaired(context, 'before', after)) {
    const alike = added.filter(({ form }) => form === gone.form);
    const twin = alike.find(({ scope }) => scope === gone.scope) ?? alike[0];
    added = added.filter((suppression) => suppression !== twin);
  }
  return added;
}

function unpaired({ edit, scopes }: RuleContext, name: 'before' | 'after', other: Side): readonly Scoped[] {
  const side = edit.alignment[name];
  const scopeOf = scopeNames(side.document, scopes[name]);
  return suppressionsIn(side, other)
    .filter(({ run }) => !isLeft(side, run))
    .map((suppression) => ({ ...suppression, scope: scopeOf(suppression.run.first) }));
}

/** A comment with other words is judged by what suppresses in it, so only equal texts count as left. */
function isLeft({ pair }: Side, { first, end }: LexemeRun): boolean {
  for (let lexeme = first; lexeme < end; lexeme += 1) if (pair[lexeme] === -1) return false;
  return true;
}

function finding({ edit }: RuleContext, group: readonly Scoped[]): DraftFinding {
  const { lexemes, source } = edit.pair.after;
  const [first] = group;
  const changes = group.map(({ run }) => changesAt(edit, 'after', run));
  const isAlone = group.every(
    ({ whole }, index) => changes[index]!.length > 0 && areWithin(changes[index]!, 'after', whole),
  );
  const spans = group.map(({ run }) => ({
    start: lexemes.start[run.first]!,
    end: lexemes.end[run.end - 1]!,
  }));
  const text = excerpt(source.text.slice(spans[0]!.start, spans[0]!.end));
  return {
    form: first!.form,
    scope: group.every(({ scope }) => scope === first!.scope) ? first!.scope : '',
    subject: [...new Set(changes.flatMap(numbersOf))],
    message:
      group.length === 1
        ? `Does this hide a fault? \`${text}\` was added, which turns a check off.`
        : `Do these hide a fault? ${group.length} remarks or types such as \`${text}\` were added, which turn checks off.`,
    ranges: joined(spans),
    evidence: [],
    takeBack: isAlone
      ? `Take ${group.length === 1 ? 'the suppression' : `${group.length} suppressions`} back`
      : null,
  };
}
