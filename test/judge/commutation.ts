import type { Edit } from '../../server/engine/edit/edit';
import { render } from '../../server/engine/edit/render';
import type { Action, FileReport, Finding } from '../../server/engine/report';
import { applyEdits } from './applyEdits';

/** Pairs of findings taken back one after the other, and what of them does not commute. */
export interface Commuting {
  readonly tried: number;
  readonly differing: readonly string[];
}

export type Texts = { readonly before: string; readonly after: string };
export type Check = (before: string, after: string) => FileReport;

export function isOfferedTakeBack({ kind, withheld }: Action): boolean {
  return kind === 'takeBack' && withheld === null;
}

/** Pairs tried per edit: neighbours in the report, which are the likeliest to touch each other. */
const PAIRS = 3;

/**
 * Takes two findings back, the second found again by its id, and compares with taking both back at once. An action that
 * is withheld the second time promises nothing, and so does one that is then all that the edit does: nobody asks about
 * what an edit was made for.
 */
export function commutation(
  { before, after }: Texts,
  edit: Edit,
  report: FileReport,
  check: Check,
  most = PAIRS,
): Commuting {
  const offered = report.findings.filter(({ actions }) => actions.some(isOfferedTakeBack));
  const idOf = new Map(report.changes.map(({ id }, index) => [id, index]));
  const differing: string[] = [];
  let tried = 0;
  for (const [index, first] of offered.slice(0, most).entries()) {
    const second = offered[index + 1];
    if (second === undefined) break;
    tried += 1;
    const actionOf = ({ actions }: Finding): Action | undefined => actions.find(isOfferedTakeBack);
    const between = applyEdits(after, actionOf(first)!.edits);
    const again = check(before, between).findings.find(({ id }) => id === second.id);
    const action = again && actionOf(again);
    const taken = new Set(
      [first, second].flatMap((finding) =>
        [...finding.subject, ...actionOf(finding)!.alsoTakesBack].map((id) => idOf.get(id)!),
      ),
    );
    const both = render(edit, (change) => !taken.has(change));
    const name = `${first.rule}, then ${second.rule}`;
    if (again !== undefined && action === undefined) continue;
    if (action === undefined) {
      if (between !== both && both !== before) differing.push(`${name}: not found again`);
    } else if (applyEdits(between, action.edits) !== both) differing.push(`${name}: another text`);
  }
  return { tried, differing };
}
