import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { PATTERNS } from './restructured/index';
import type { Pattern, Restructuring } from './restructured/pattern';
import { changesAt, type LexemeRun } from './shared/changesAt';
import { scopeOfText } from './shared/scopeNames';
import { headSpan, numbersOf } from './shared/spans';

/** The same, written in another way. */
export const restructured: Rule = {
  metadata: {
    id: 'restructured',
    summary: 'Code was written in another way that does the same, or nearly so.',
    defaultLevel: 'hint',
    certainty: 'question',
    supersedes: ['check-removed', 'added-validation'],
  },
  // One finding a place: each can be taken back on its own.
  find(context) {
    const taken = new Set<number>();
    return PATTERNS.flatMap((pattern) =>
      pattern.find(context.edit).flatMap((place) => {
        const changes = changesOf(context.edit, place);
        if (changes.length === 0 || changes.some(({ number }) => taken.has(number))) return [];
        for (const { number } of changes) taken.add(number);
        return [finding(context, pattern, place, changes)];
      }),
    );
  },
};

function changesOf(edit: Edit, { before, after }: Restructuring): ChangeModel[] {
  return [
    ...new Set([
      ...before.flatMap((run) => changesAt(edit, 'before', run)),
      ...after.flatMap((run) => changesAt(edit, 'after', run)),
    ]),
  ];
}

function finding(
  context: RuleContext,
  { form, words, holdsForAll }: Pattern,
  place: Restructuring,
  changes: readonly ChangeModel[],
): DraftFinding {
  const { pair } = context.edit;
  const [old, now] = [place.before[0]!, place.after[0]!];
  const range = headSpan(pair.after, now.first, now.end);
  const isAlone = changes.every(
    ({ beforeLexemes, afterLexemes }) =>
      areIn(place.before, beforeLexemes) && areIn(place.after, afterLexemes),
  );
  return {
    form,
    scope: scopeOfText(context, range.start),
    subject: numbersOf(changes),
    message: `Was it asked for to ${words}?${holdsForAll ? '' : ' It need not be the same for all values.'}`,
    ranges: [range],
    evidence: [{ role: 'original', side: 'before', ...headSpan(pair.before, old.first, old.end) }],
    takeBack: isAlone ? 'Restore the original form' : null,
  };
}

function areIn(runs: readonly LexemeRun[], lexemes: readonly number[]): boolean {
  return lexemes.every((lexeme) => runs.some(({ first, end }) => lexeme >= first && lexeme < end));
}
