import type { Level } from '../../../../server/engine/report';
import { applyEdits } from '../../applyEdits';
import type { GeneratedEdit } from '../generate';
import { labelsOf, type Judged } from './judged';

/**
 * What an action's result is beside the text without the labelled edits: `lossy` where code of both texts is gone,
 * `partial` where the finding is about some changes of a labelled edit only, `unlabelled` where it is about none.
 */
export type Outcome = 'exact' | 'lossy' | 'unlabelled' | 'partial' | 'different';

/** A finding, the labelled edits it is about, and what its action does. */
export interface JudgedFinding {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  readonly labels: readonly number[];
  /** Labelled edits that the action takes back, beyond those of the finding too. */
  readonly taken: readonly number[];
  readonly action: 'none' | 'withheld' | Outcome;
  readonly reason: string;
  /** What the action gives and what the labels say it should, where they differ. */
  readonly result: string;
  readonly wanted: string;
}

export function findingsOf(item: Judged): JudgedFinding[] {
  return item.report.findings.map((finding) => {
    const labels = labelsOfIds(item, finding.subject);
    const action = finding.actions.find(({ kind }) => kind === 'takeBack');
    const { rule, level, message } = finding;
    const common = { rule, level, message, labels };
    if (action === undefined || action.withheld !== null) {
      const kind = action === undefined ? ('none' as const) : ('withheld' as const);
      return { ...common, taken: [], action: kind, reason: action?.withheld ?? '', result: '', wanted: '' };
    }
    const ids = [...finding.subject, ...action.alsoTakesBack];
    const taken = labelsOfIds(item, ids);
    const { generated } = item;
    const result = applyEdits(generated.after, action.edits);
    const wanted = generated.without(new Set(taken));
    return {
      ...common,
      taken,
      action: verdict(item, ids, taken, result, wanted),
      reason: '',
      result,
      wanted,
    };
  });
}

function verdict(
  item: Judged,
  ids: readonly string[],
  taken: readonly number[],
  result: string,
  wanted: string,
): Outcome {
  if (result === wanted) return 'exact';
  if (losesCode(item.generated, result)) return 'lossy';
  if (taken.length === 0) return 'unlabelled';
  // The finding is about some of an edit's changes only, such as one of three reformatted places.
  const others = item.report.changes.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  const rest = new Set(labelsOfIds(item, others));
  return taken.some((label) => rest.has(label)) ? 'partial' : 'different';
}

function labelsOfIds(item: Judged, ids: readonly string[]): number[] {
  const numbers = new Map(item.report.changes.map(({ id }, index) => [id, index]));
  const labels = ids.flatMap((id) => labelsOf(item, item.edit.changes[numbers.get(id)!]!));
  return [...new Set(labels)].sort((one, other) => one - other);
}

/** Whether a token is rarer in the result than in both texts: taking changes back chooses between two, it adds no third. */
function losesCode({ before, after }: GeneratedEdit, result: string): boolean {
  const [first, second, left] = [before, after, result].map(tokenCounts);
  return [...first!].some(
    ([token, count]) => Math.min(count, second!.get(token) ?? 0) > (left!.get(token) ?? 0),
  );
}

function tokenCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // Commas and semicolons come and go with layout.
  for (const [token] of text.matchAll(/\w+/g)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
