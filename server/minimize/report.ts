import { shortHash } from '../engine/hash';
import type { Baseline, Certainty, Finding, Part, Range, TokenDistance } from '../engine/report';
import { isFileChange, type Contents } from './changeSet';
import type { Minimization, Status } from './minimizeEdit';
import type { TestRun } from './testOracle';
import type { ItemVerdict } from './verdicts';

/** What minimising said, version 1: every face shows this. Positions are those of the report of `pare check`. */
export interface MinimizeReport {
  readonly version: 1;
  readonly tool: { readonly name: 'pare'; readonly version: string };
  readonly kind: 'minimize';
  readonly baseline: Baseline;
  readonly command: string;
  readonly status: Status;
  /** What ended the search early, or null. */
  readonly stoppedBy: 'runs' | 'time' | 'signal' | null;
  /**
   * What the part found was to do. `passes`: pass where the original fails. `still-passes`: the original passes as
   * well, so that the tests tell nothing. Null where neither is known.
   */
  readonly target: 'passes' | 'still-passes' | null;
  /** Where the original passes: whether the tests notice at all what is in the edited files. */
  readonly readsEditedFiles: boolean | null;
  /** Times the command was started. */
  readonly starts: number;
  /** Changed files that stayed as they are in every run, and why. */
  readonly held: readonly HeldFile[];
  readonly files: readonly MinimizedFile[];
  readonly findings: readonly (Finding & { readonly path: string })[];
  readonly measures: {
    /**
     * Token distance from the original: of the edit, of the smallest part that passes, and how much larger the first
     * is. Deletions that no test covers are not in the smallest part.
     */
    readonly edit: number;
    readonly minimum: number;
    readonly excess: number;
  };
  readonly runs: readonly RunReport[];
  readonly patches: {
    /** From the original to the result: what is needed, and deletions that no test covers. */
    readonly needed: string;
    /** From the result to the edit. */
    readonly rest: string;
  };
  readonly applied: boolean;
}

export interface HeldFile {
  readonly path: string;
  readonly reason: string;
}

export interface MinimizedFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly state: 'edited' | 'created' | 'deleted' | 'moved';
  /** About the file's coming, going or moving; null where it was only edited. */
  readonly file: Judgement | null;
  readonly changes: readonly MinimizedChange[];
  readonly measures: { readonly edit: TokenDistance; readonly minimum: TokenDistance | null };
}

export interface Judgement {
  readonly verdict: ItemVerdict['verdict'];
  readonly reason: string;
  /** Ids of the runs that showed it. */
  readonly runs: readonly number[];
  /** True for deleted code that the tests pass with and without: they do not cover the deletion. */
  readonly isUntestedDeletion: boolean;
  /** Whether the result holds the change: what is needed or undecided, and deletions that no test covers. */
  readonly isKept: boolean;
}

export interface MinimizedChange extends Judgement {
  /** As in the report of `pare check`, for changes that it has. */
  readonly id: string;
  readonly part: Part;
  readonly scope: string;
  /** Id of the change whose inserted text holds it, or null. */
  readonly within: string | null;
  /** Lines it touches, of the edited text or, for what went, of the original. */
  readonly lines: number;
  readonly before: readonly Range[];
  readonly after: readonly Range[];
}

export interface RunReport extends Omit<TestRun, 'output'> {
  /** End of what the command printed, for runs that a judgement rests on and that did not pass; else null. */
  readonly output: string | null;
}

export interface ReportContext {
  readonly version: string;
  readonly baseline: Baseline;
  readonly command: string;
  readonly held: readonly HeldFile[];
  readonly patch: (from: Contents, to: Contents) => string;
}

export function reportOf(found: Minimization, context: ReportContext): MinimizeReport {
  const { set, runs } = found;
  const files = set.files.map((_, index) => fileReport(found, index));
  const originals = set.contentsOf(new Set());
  const edited = set.contentsOf(new Set(set.items.keys()));
  const sum = (of: (file: MinimizedFile) => number): number => files.reduce((all, file) => all + of(file), 0);
  const edit = sum(({ measures }) => measures.edit.distance);
  const minimum = sum(({ measures }) => measures.minimum?.distance ?? 0);
  return {
    version: 1,
    tool: { name: 'pare', version: context.version },
    kind: 'minimize',
    baseline: context.baseline,
    command: context.command,
    status: found.status,
    stoppedBy: found.stoppedBy,
    target: found.original === null ? null : found.original.outcome === 'pass' ? 'still-passes' : 'passes',
    readsEditedFiles: found.readsFiles,
    starts: runs.reduce((all, run) => all + run.starts, 0) + (found.readsFiles === null ? 0 : 1),
    held: context.held,
    files,
    findings: isSilent(found.status) ? [] : files.flatMap(findingsOf),
    measures: { edit, minimum, excess: edit - minimum },
    runs: runs.filter(({ starts }) => starts > 0).map((run) => runReport(run, outputsOf(found))),
    patches: {
      needed: context.patch(originals, found.contents),
      rest: context.patch(found.contents, edited),
    },
    applied: false,
  };
}

/** Whether the tests said nothing about what is needed. */
export function isSilent(status: Status): boolean {
  return status === 'edit-fails' || status === 'edit-unsteady' || status === 'not-covered';
}

function fileReport({ set, smallest, verdicts }: Minimization, index: number): MinimizedFile {
  const file = set.files[index]!;
  const { edit, inBefore, inAfter } = file;
  const items = set.itemsOf(index);
  const first = items.find((item) => set.items[item]!.piece === 0) ?? -1;
  const isChanged = isFileChange(file);
  const isFileKept = !isChanged || smallest.has(items[0]!);
  const isKept = (piece: number): boolean => smallest.has(first + piece);
  const { before, after, path, previousPath } = edit.file;
  const text = inAfter ? (isFileKept || inBefore ? edit.render(isKept) : '') : isFileKept ? '' : before;
  return {
    path,
    previousPath,
    state: !inBefore ? 'created' : !inAfter ? 'deleted' : previousPath === null ? 'edited' : 'moved',
    file: isChanged ? judgement(verdicts[items[0]!]!) : null,
    changes:
      first === -1
        ? []
        : edit.pieces.map((piece, number) => ({
            id: piece.id,
            part: piece.part,
            scope: piece.scope,
            within: piece.within === -1 ? null : edit.pieces[piece.within]!.id,
            lines: piece.lines,
            before: piece.before,
            after: piece.after,
            ...judgement(verdicts[first + number]!),
          })),
    measures: { edit: edit.distanceTo(after), minimum: edit.distanceTo(text) },
  };
}

function judgement({ verdict, reason, runs, isUntestedDeletion, isKept }: ItemVerdict): Judgement {
  return { verdict, reason, runs, isUntestedDeletion, isKept };
}

/** Numbers of the runs whose output explains something. */
function outputsOf({ whole, original, verdicts }: Minimization): ReadonlySet<number> {
  return new Set([
    whole.id,
    ...(original === null ? [] : [original.id]),
    ...verdicts.flatMap(({ runs }) => runs),
  ]);
}

/** Characters kept of an output in the report. */
const SHOWN_OUTPUT = 4000;

function runReport({ output, ...run }: TestRun, shown: ReadonlySet<number>): RunReport {
  const isShown = run.outcome !== 'pass' && shown.has(run.id);
  return { ...run, output: isShown ? output.slice(-SHOWN_OUTPUT) : null };
}

const TESTED: Certainty = 'tested';

/** One finding a file and scope: what in it the tests pass without, and deletions they do not notice. */
function findingsOf(file: MinimizedFile): (Finding & { readonly path: string })[] {
  const byId = new Map(file.changes.map((change) => [change.id, change]));
  const isOutermost = ({ within }: MinimizedChange): boolean =>
    within === null || byId.get(within)!.verdict !== 'not-needed';
  const superfluous = file.changes.filter(
    (change) => change.verdict === 'not-needed' && !change.isKept && isOutermost(change),
  );
  const added = superfluous.filter(({ isUntestedDeletion }) => !isUntestedDeletion);
  const retained = file.changes.filter(({ isUntestedDeletion }) => isUntestedDeletion);
  return [
    ...inScopes(added).map(([scope, changes]) =>
      finding(file, scope, changes, 'not-needed', `Your tests pass without ${lines(changes)}.`),
    ),
    ...inScopes(retained).map(([scope, changes]) =>
      finding(
        file,
        scope,
        changes,
        'untested-deletion',
        `Your tests pass with and without ${lines(changes)}: they do not cover the deletion.`,
      ),
    ),
  ];
}

function inScopes(changes: readonly MinimizedChange[]): [string, MinimizedChange[]][] {
  const scopes = new Map<string, MinimizedChange[]>();
  for (const change of changes) {
    const known = scopes.get(change.scope);
    if (known === undefined) scopes.set(change.scope, [change]);
    else known.push(change);
  }
  return [...scopes];
}

function lines(changes: readonly MinimizedChange[]): string {
  const touched = changes.reduce((sum, change) => sum + change.lines, 0);
  return touched === 1 ? 'this line' : `these ${touched} lines`;
}

function finding(
  { path }: MinimizedFile,
  scope: string,
  changes: readonly MinimizedChange[],
  form: string,
  message: string,
): Finding & { readonly path: string } {
  const subject = changes.map(({ id }) => id);
  const isQuiet = changes.every(
    ({ part }) => part === 'layout' || part === 'comment' || part === 'line-ends',
  );
  return {
    id: shortHash(['tested', path, scope, form, ...subject]),
    occurrence: 1,
    rule: 'tested',
    form,
    // No test can tell whether a comment or a line break is wanted.
    level: isQuiet || form === 'untested-deletion' ? 'information' : 'warning',
    certainty: TESTED,
    message,
    scope,
    subject,
    ranges: changes.flatMap(({ after }) => after),
    evidence: changes.flatMap(({ before }) =>
      before.map((range) => ({ role: 'original', side: 'before' as const, path, range })),
    ),
    actions: [],
    suppressed: null,
    path,
  };
}
