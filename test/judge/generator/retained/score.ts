import { checkFile } from '../../../../server/engine/checkFile';
import { compliance } from '../../../../server/engine/measures/compliance/compliance';
import type { Action, TargetProgress } from '../../../../server/engine/report';
import type { Parse } from '../../../../server/engine/syntax/document';
import { languageOf } from '../../../../server/engine/syntax/languages';
import { applyEdits } from '../../applyEdits';
import type { RetainedKind } from './edits';
import type { RetainedEdit } from './generate';

type State = 'gone' | 'commented' | 'disabled' | 'guarded' | 'kept';

interface Expected {
  readonly state: State;
  /** Null where the wanted text has new code, so that there is nothing to comply with. */
  readonly mechanism: string | null;
  readonly rule: string | null;
  readonly action: Action['kind'];
}

/** What each kind is, by the definitions of outcomes and mechanisms. */
const EXPECTED: Readonly<Record<RetainedKind, Expected>> = {
  partial: { state: 'kept', mechanism: 'incomplete partial_removal', rule: null, action: 'finish' },
  commented: {
    state: 'commented',
    mechanism: 'incomplete disabled_or_commented',
    rule: 'commented-out',
    action: 'finish',
  },
  disabled: {
    state: 'disabled',
    mechanism: 'incomplete disabled_or_commented',
    rule: 'disabled',
    action: 'finish',
  },
  'guard-around': {
    state: 'guarded',
    mechanism: 'incomplete add_and_retain',
    rule: 'guard-and-go',
    action: 'finish',
  },
  'guard-else': { state: 'guarded', mechanism: null, rule: 'guard-and-go', action: 'finish' },
  'guard-ahead': { state: 'guarded', mechanism: null, rule: 'guard-and-go', action: 'finish' },
  try: { state: 'guarded', mechanism: 'incomplete add_and_retain', rule: 'guard-and-go', action: 'finish' },
  'over-deletion': {
    state: 'gone',
    mechanism: 'complete_invalid over_deletion',
    rule: 'over-deletion',
    action: 'takeBack',
  },
};

export interface RetainedScore {
  readonly edit: RetainedEdit;
  /** What was found, in words, where it differs from what was simulated; null where it agrees. */
  readonly wrong: string | null;
  /** `exact`: the action leaves the wanted text. Null for a kind that no rule is about. */
  readonly action: 'exact' | 'differs' | 'withheld' | 'not found' | null;
  readonly reason: string | null;
  /** The text that the action leaves; null where there is none. */
  readonly got: string | null;
}

export function scoreRetained(edit: RetainedEdit, parse: Parse): RetainedScore {
  const { path, before, after, truth, lines, kind } = edit;
  const expected = EXPECTED[kind];
  const language = languageOf(path);
  const report = checkFile(
    { path, previousPath: null, before, after, wanted: { by: 'target', lines } },
    { levels: {}, questions: true },
    language,
    parse,
  );
  const wrong: string[] = [];
  const state = stateOf(report.measures.target!);
  if (state !== expected.state) wrong.push(`${state} for ${expected.state}`);
  if (expected.mechanism !== null) {
    const judged = compliance({ before, reference: truth, output: after }, language, parse)!;
    const found = `${judged.outcome} ${judged.mechanism}`;
    if (found !== expected.mechanism) wrong.push(`${found} for ${expected.mechanism}`);
  }
  const base = { edit, wrong: wrong.length === 0 ? null : wrong.join('; '), reason: null, got: null };
  if (expected.rule === null) return { ...base, action: null };
  const actions = report.findings
    .filter(({ rule }) => rule === expected.rule)
    .flatMap((finding) => finding.actions.filter(({ kind: own }) => own === expected.action));
  if (actions.length === 0) return { ...base, action: 'not found' };
  const offered = actions.find(({ withheld }) => withheld === null);
  if (offered === undefined) return { ...base, action: 'withheld', reason: actions[0]!.withheld };
  const got = applyEdits(after, offered.edits);
  return { ...base, action: got === truth ? 'exact' : 'differs', got };
}

/** What became of the target's sites; several names where they differ. */
function stateOf({ gone, commented, disabled, guarded, kept }: TargetProgress): string {
  const counts = { gone, commented, disabled, guarded, kept };
  return Object.entries(counts)
    .flatMap(([name, count]) => (count > 0 ? [name] : []))
    .join(' and ');
}
