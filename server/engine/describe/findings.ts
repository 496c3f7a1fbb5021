import { tryTakeBack, type Trial } from '../actions/tryAction';
import { tryFinish } from '../actions/tryFinish';
import type { Edit } from '../edit/edit';
import { closureOf } from '../edit/needs';
import type { Span } from '../edit/model';
import { shortHash } from '../hash';
import type { Action, Change, Finding, Level } from '../report';
import type { DraftFinding, DraftFinish, Rule, RuleContext } from '../rules/rule';
import { counted } from '../rules/shared/spans';
import type { Parse, SyntaxDocument } from '../syntax/document';
import { rangeOf } from '../syntax/sourceText';

/** Actions tried per file; beyond it they are withheld, not left untested. */
export const TRIAL_LIMIT = 50;

export interface FoundBy {
  readonly rule: Rule;
  readonly level: Exclude<Level, 'off'>;
  readonly draft: DraftFinding;
}

/** Runs rules so that what one has found is left alone by those it supersedes. */
export function findAll(
  rules: readonly Rule[],
  levelOf: (rule: Rule) => Level,
  context: Omit<RuleContext, 'isFree'>,
): FoundBy[] {
  // Where nothing changed there is nothing to ask.
  if (context.edit.changes.length === 0) return [];
  const taken = new Map<string, Set<number>>();
  return rules.flatMap((rule) => {
    const level = levelOf(rule);
    if (level === 'off') return [];
    const claimed = taken.get(rule.metadata.id);
    const drafts = rule.find({ ...context, isFree: ({ number }) => claimed?.has(number) !== true });
    for (const id of rule.metadata.supersedes) {
      const set = taken.get(id) ?? new Set();
      for (const { subject } of drafts) for (const number of subject) set.add(number);
      taken.set(id, set);
    }
    return drafts.map((draft) => ({ rule, level, draft }));
  });
}

export interface DescribedFindings {
  readonly findings: readonly Finding[];
  /** Whether the limit of tried actions was met. */
  readonly limited: boolean;
}

/**
 * @param isWholeEditOfOneKind such an edit is what it is: its findings inform, and none is fixed unasked
 */
export function describeFindings(
  edit: Edit,
  path: string,
  changes: readonly Change[],
  found: readonly FoundBy[],
  parse: Parse,
  isWholeEditOfOneKind: boolean,
): DescribedFindings {
  const seen = new Map<string, number>();
  let trials = 0;
  const findings = found.map(({ rule, level, draft }) => {
    const { id } = rule.metadata;
    const certainty = draft.certainty ?? rule.metadata.certainty;
    const shown = draft.level ?? level;
    const identity = [
      id,
      path,
      draft.scope,
      draft.form ?? '',
      ...(draft.origin === undefined ? [] : [draft.origin]),
      ...evidenceTexts(edit, draft),
    ];
    const key = JSON.stringify(identity);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    const { after } = edit.pair;
    return {
      id: shortHash([...identity, String(occurrence)]),
      occurrence,
      rule: id,
      form: draft.form,
      level:
        isWholeEditOfOneKind && (shown === 'warning' || shown === 'error') ? ('information' as const) : shown,
      certainty,
      message: draft.message,
      scope: draft.scope,
      subject: draft.subject.map((number) => changes[number]!.id),
      ranges: draft.ranges.map(({ start, end }) => rangeOf(after.source, start, end)),
      evidence: draft.evidence.map(({ role, side, start, end }) => ({
        role,
        side,
        path,
        range: rangeOf(edit.pair[side].source, start, end),
      })),
      actions: [
        ...(draft.finish === undefined ? [] : [finish(draft.finish)]),
        ...(draft.takeBack === null ? [] : [takeBack(draft, draft.takeBack, certainty === 'proved')]),
      ],
      suppressed: null,
    };
  });
  return { findings, limited: trials > TRIAL_LIMIT };

  function takeBack(draft: DraftFinding, title: string, proved: boolean): Action {
    const closure = closureOf(edit, draft.subject);
    const also = [...closure]
      .filter((number) => !draft.subject.includes(number))
      .sort((one, other) => one - other);
    const trial: Trial =
      draft.withheld === undefined ? tried(closure) : { kind: 'withheld', reason: draft.withheld };
    const offered = trial.kind === 'offered';
    const safe = offered && trial.safe && proved && !isWholeEditOfOneKind;
    return {
      kind: 'takeBack',
      title:
        also.length > 0
          ? `${title} (also takes back ${counted(also.length, 'change')} that ${also.length === 1 ? 'needs' : 'need'} it)`
          : title,
      applicability: safe ? 'safe' : 'unsafe',
      preferred: offered && (proved || draft.prefersTakeBack === true) && also.length === 0,
      edits: offered ? trial.edits : [],
      withheld: offered ? null : trial.reason,
      alsoTakesBack: also.map((number) => changes[number]!.id),
    };
  }

  function finish({ title, requests }: DraftFinish): Action {
    let trial: Trial = { kind: 'withheld', reason: 'nothing of it can be deleted' };
    for (const request of requests) {
      trials += 1;
      trial =
        trials > TRIAL_LIMIT
          ? { kind: 'withheld', reason: `limit of ${TRIAL_LIMIT} tried actions` }
          : tryFinish(edit, request, parse);
      if (trial.kind === 'offered') break;
    }
    const offered = trial.kind === 'offered';
    return {
      kind: 'finish',
      title,
      applicability: 'unsafe',
      preferred: offered,
      edits: trial.kind === 'offered' ? trial.edits : [],
      withheld: trial.kind === 'offered' ? null : trial.reason,
      alsoTakesBack: [],
    };
  }

  function tried(closure: ReadonlySet<number>): Trial {
    const remainder = edit.changes.filter(({ part }) => /^(insertion|deletion|replacement)$/.test(part));
    if (remainder.length > 0 && remainder.every(({ number }) => closure.has(number))) {
      return { kind: 'withheld', reason: 'it would take back all that the edit does' };
    }
    trials += 1;
    if (trials > TRIAL_LIMIT) return { kind: 'withheld', reason: `limit of ${TRIAL_LIMIT} tried actions` };
    return tryTakeBack(edit, closure, parse);
  }
}

function evidenceTexts(edit: Edit, { ranges, evidence }: DraftFinding): string[] {
  const text = ({ source }: SyntaxDocument, { start, end }: Span): string => source.text.slice(start, end);
  return [
    ...ranges.map((span) => text(edit.pair.after, span)),
    ...evidence.map((span) => text(edit.pair[span.side], span)),
  ];
}
