import type { FileEdit } from '../engine/engine';
import type { Action, FileReport, Finding } from '../engine/report';
import { applyEdits } from './applyEdits';

/** Which findings are to be taken back. */
export type Request =
  | { readonly kind: 'finding'; readonly id: string }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'safe' };

export interface TakenBack {
  readonly path: string;
  readonly finding: string;
  readonly rule: string;
  readonly title: string;
}

export interface Refused {
  readonly path: string;
  readonly finding: string;
  readonly rule: string;
  readonly reason: string;
}

export interface FileResult {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly takenBack: readonly TakenBack[];
  readonly refused: readonly Refused[];
}

/**
 * Takes back one finding after the other and checks again each time: what one action changes may be part of
 * another, and only a report about the text at hand has edits that fit it.
 */
export async function takeBack(
  edit: FileEdit,
  request: Request,
  check: (edit: FileEdit) => Promise<FileReport>,
): Promise<FileResult> {
  const takenBack: TakenBack[] = [];
  const seen = new Set<string>();
  let current = edit;
  for (;;) {
    seen.add(current.after);
    const wanted = (await check(current)).findings.filter((finding) => isWanted(finding, request));
    const attempts = wanted.map((finding) => attempt(finding, current, request, seen));
    const next = attempts.find((one) => one.kind === 'text');
    if (next !== undefined) {
      takenBack.push(next.takenBack);
      current = { ...current, after: next.text };
    }
    // Another finding may get the id of the one that is gone.
    if (next === undefined || request.kind === 'finding') {
      const refused = attempts.flatMap((one) => (one.kind === 'refused' ? [one.refused] : []));
      return { path: edit.path, before: edit.after, after: current.after, takenBack, refused };
    }
  }
}

function isWanted(finding: Finding, request: Request): boolean {
  if (request.kind === 'finding') return finding.id === request.id;
  if (finding.suppressed !== null) return false;
  if (request.kind === 'rule') return finding.rule === request.rule;
  const action = takeBackOf(finding);
  return action !== undefined && action.applicability === 'safe' && action.withheld === null;
}

function takeBackOf(finding: Finding): Action | undefined {
  return finding.actions.find(({ kind }) => kind === 'takeBack');
}

type Attempt =
  | { readonly kind: 'text'; readonly text: string; readonly takenBack: TakenBack }
  | { readonly kind: 'refused'; readonly refused: Refused };

function attempt(finding: Finding, edit: FileEdit, request: Request, seen: ReadonlySet<string>): Attempt {
  const about = { path: edit.path, finding: finding.id, rule: finding.rule };
  const action = takeBackOf(finding);
  const reason = reasonAgainst(action, request);
  if (action === undefined || reason !== null) {
    return { kind: 'refused', refused: { ...about, reason: reason ?? NO_ACTION } };
  }
  const text = applyEdits(edit.after, action.edits);
  if (seen.has(text))
    return { kind: 'refused', refused: { ...about, reason: 'it would change nothing more' } };
  if (text === '' && edit.before === '' && edit.previousPath === null) {
    return {
      kind: 'refused',
      refused: { ...about, reason: 'nothing of the new file would be left; delete it instead' },
    };
  }
  return { kind: 'text', text, takenBack: { ...about, title: action.title } };
}

const NO_ACTION = 'it has no action that takes it back';

function reasonAgainst(action: Action | undefined, request: Request): string | null {
  if (action === undefined) return NO_ACTION;
  if (action.withheld !== null) return action.withheld;
  const reachesFurther = action.alsoTakesBack.length > 0;
  return reachesFurther && request.kind !== 'finding'
    ? 'it takes back more than its finding; name it with --finding'
    : null;
}
