import type { Edit } from '../edit/edit';
import type { DraftFinding, Rule, RuleContext } from './rule';
import type { WithoutEffect } from './effects/codeWithoutEffect';
import { equalBranches } from './effects/equalBranches';
import { neverRead } from './effects/neverRead';
import { repeatedChecks } from './effects/repeatedCheck';
import { rethrows } from './effects/rethrow';
import { unreachable } from './effects/unreachable';
import { aboutNewCode, scopeNameAt } from './shared/newCode';
import { grouped, headSpan } from './shared/spans';

/** Code that came with the edit and does nothing. */
export const noEffect: Rule = {
  metadata: {
    id: 'no-effect',
    summary: 'Code was added that has no effect.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    if (context.edit.pair.after.language === null) return [];
    const told: WithoutEffect[] = [];
    return FORMS.flatMap((form) => {
      // What is never reached need not be read either: one question is enough.
      const found = form
        .find(context.edit, context.path)
        .filter(({ first, end }) => !told.some((other) => other.first <= first && end <= other.end));
      told.push(...found);
      return [...grouped(found, ({ first }) => scopeNameAt(context, first))].map(([scope, group]) =>
        finding(context, form, scope, group),
      );
    });
  },
};

interface Form {
  readonly name: string;
  readonly find: (edit: Edit, path: string) => WithoutEffect[];
  /** What several of them are. */
  readonly several: string;
  readonly takeBack: string;
}

const FORMS: readonly Form[] = [
  {
    name: 'rethrow',
    find: rethrows,
    several: 'handlers only throw what they caught again',
    takeBack: 'Remove the handler',
  },
  {
    name: 'unreachable',
    find: unreachable,
    several: 'pieces of code are never reached',
    takeBack: 'Remove the code that is not reached',
  },
  {
    name: 'equal-branches',
    find: equalBranches,
    several: 'conditions have two branches that are the same',
    takeBack: 'Take the condition back',
  },
  {
    name: 'never-read',
    find: neverRead,
    several: 'variables are given values that nothing reads',
    takeBack: 'Remove the assignment',
  },
  {
    name: 'repeated-check',
    find: repeatedChecks,
    several: 'checks ask again what was asked just before',
    takeBack: 'Remove the repeated check',
  },
];

function finding(
  context: RuleContext,
  { name, several, takeBack }: Form,
  scope: string,
  found: readonly WithoutEffect[],
): DraftFinding {
  const { after } = context.edit.pair;
  return aboutNewCode(context, {
    form: name,
    scope,
    places: found.map(({ first, end, because, cause }) => ({
      first,
      end,
      ...(cause !== undefined && { cause }),
      evidence:
        because === null
          ? []
          : [{ role: 'reason', side: 'after' as const, ...headSpan(after, because.first, because.end) }],
    })),
    message: found.length === 1 ? `${found[0]!.told}.` : `${found.length} ${several}.`,
    takeBack,
  });
}
