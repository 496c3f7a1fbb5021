import type { DraftFinding, Rule, RuleContext } from './rule';
import { holdsTests } from '../paths/tests';
import { weakeningsOf, type Weakening } from './tests/weakenings';
import { counted, excerpt, numbersOf } from './shared/spans';
import { scopeOfText } from './shared/scopeNames';

/** Tests ask less of the code than before. */
export const testWeakened: Rule = {
  metadata: {
    id: 'test-weakened',
    summary: 'A test or an assertion was removed, skipped or loosened while what it tests is still there.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: ['definition-removed', 'check-removed'],
  },
  // One finding a test and kind: whoever answers looks at that test.
  find(context) {
    if (!holdsTests(context.path)) return [];
    return weakeningsOf(context.edit).map((weakening) => finding(context, weakening));
  },
};

function finding(context: RuleContext, weakening: Weakening): DraftFinding {
  const { form, count, ranges, changes, gone } = weakening;
  const { lexemes } = context.edit.pair.before;
  return {
    form,
    scope: scopeOfText(context, ranges[0]!.start),
    subject: numbersOf(changes),
    message: messageOf(weakening),
    ranges,
    evidence: gone.map(({ first, end }) => ({
      role: form === 'test-removed' ? 'removed test' : 'original assertion',
      side: 'before' as const,
      start: lexemes.start[first]!,
      end: lexemes.end[end - 1]!,
    })),
    takeBack: changes.length === 0 ? null : titleOf(form, count),
  };
}

function titleOf(form: Weakening['form'], count: number): string {
  switch (form) {
    case 'test-removed':
      return count === 1 ? 'Restore the test' : `Restore ${counted(count, 'test')}`;
    case 'assertion-removed':
      return `Restore ${count === 1 ? 'the assertion' : counted(count, 'assertion')}`;
    case 'skipped':
      return 'Run the test again';
    case 'loosened':
      return 'Restore the assertion';
  }
}

function messageOf({ form, title, text, count }: Weakening): string {
  const test = excerpt(title.replace(/^(['"`])([^]*)\1$/, '$2'));
  switch (form) {
    case 'test-removed':
      return count === 1
        ? `Should this no longer be tested? The test \`${test}\` is gone; what it tests is still there.`
        : `Should this no longer be tested? ${count} tests such as \`${test}\` are gone; what they test is still there.`;
    case 'assertion-removed':
      return count === 1
        ? `Should this no longer be tested? \`${text}\` is gone from \`${test}\`; what it looked at is still there.`
        : `Should this no longer be tested? ${count} assertions such as \`${text}\` are gone from \`${test}\`; what they looked at is still there.`;
    case 'skipped':
      return `Should this no longer be tested? \`${test}\` is now skipped: \`${text}\`.`;
    case 'loosened':
      return `Is it enough to test this? In \`${test}\`, this assertion asks for less than \`${text}\` did.`;
  }
}
