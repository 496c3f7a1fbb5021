import { tryTakeBack, type Trial } from '../actions/tryAction';
import { tryFinish } from '../actions/tryFinish';
import type { CheckOptions } from '../engine';
import type { Edit } from '../edit/edit';
import { closureOf } from '../edit/needs';
import { shortHash } from '../hash';
import type { Action, Change, Finding, Level } from '../report';
import type { DraftFinding, DraftFinish, Rule, RuleContext } from '../rules/rule';
import { counted } from '../rules/shared/spans';
import type { Parse } from '../syntax/document';
import { rangeOf } from '../syntax/sourceText';
import { identityOf } from './findingIdentity';
import { Stirring, type FindIn } from './stirring';
import { levelOf, levelOfFinding } from './levels';

/** Actions tried per file; beyond it they are withheld, not left untested. */
export const TRIAL_LIMIT = 50;
/** Characters parsed for them, each text once; beyond it they are withheld as well. */
const TRIAL_WORK = 4_000_000;

const TOO_MANY = `limit of ${TRIAL_LIMIT} tried actions, or of the code that they touch`;

export interface FoundBy {
  readonly rule: Rule;
  /** Of this finding. */
  readonly level: Exclude<Level, 'off'>;
  readonly draft: DraftFinding;
}

/** Runs rules so that what one has found is left alone by those it supersedes. */
export function findAll(
  rules: readonly Rule[],
  options: CheckOptions,
  context: Omit<RuleContext, 'isFree'>,
): FoundBy[] {
  // Where nothing changed there is nothing to ask.
  if (context.edit.changes.length === 0) return [];
  const taken = new Map<string, Set<number>>();
  return rules.flatMap((rule) => {
    const level = levelOf(rule.metadata, options);
    if (level === 'off') return [];
    const claimed = taken.get(rule.metadata.id);
    const drafts = rule.find({ ...context, isFree: ({ number }) => claimed?.has(number) !== true });
    for (const id of rule.metadata.supersedes) {
      const set = taken.get(id) ?? new Set();
      for (const { subject } of drafts) for (const number of subject) set.add(number);
      taken.set(id, set);
    }
    return drafts.map((draft) => ({
      rule,
      level: levelOfFinding(rule.metadata, options, level, draft.level),
      draft,
    }));
  });
}

export interface DescribedFindings {
  readonly findings: readonly Finding[];
  /** Whether the limit of tried actions was met. */
  readonly limited: boolean;
  /** Whether actions are offered of which it was not checked what they stir up. */
  readonly isStirringLimited: boolean;
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
  findIn: FindIn,
): DescribedFindings {
  const stirring = new Stirring(edit, isWholeEditOfOneKind, findIn);
  const seen = new Map<string, number>();
  let trials = 0;
  let work = 0;
  const isLimited = (): boolean => trials > TRIAL_LIMIT || work > TRIAL_WORK;
  const parsed = new Set<string>();
  const parseCounted: Parse = (language, text) => {
    if (!parsed.has(text)) work += text.length;
    parsed.add(text);
    return parse(language, text);
  };
  const findings = found.map((one) => {
    const { rule, level, draft } = one;
    const { id } = rule.metadata;
    const certainty = draft.certainty ?? rule.metadata.certainty;
    const identity = identityOf(edit, id, path, draft);
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
        isWholeEditOfOneKind && (level === 'warning' || level === 'error') ? ('information' as const) : level,
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
        ...(draft.takeBack === null ? [] : [takeBack(one, draft.takeBack, certainty === 'proved')]),
      ],
      suppressed: null,
    };
  });
  return { findings, limited: isLimited(), isStirringLimited: stirring.isLimited };

  function takeBack(one: FoundBy, title: string, proved: boolean): Action {
    const { draft } = one;
    const closure = closureOf(edit, draft.subject);
    const also = [...closure]
      .filter((number) => !draft.subject.includes(number))
      .sort((one, other) => one - other);
    const trial: Trial =
      draft.withheld === undefined ? tried(one, closure) : { kind: 'withheld', reason: draft.withheld };
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
      trial = isLimited() ? { kind: 'withheld', reason: TOO_MANY } : tryFinish(edit, request, parseCounted);
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

  function tried(one: FoundBy, closure: ReadonlySet<number>): Trial {
    const remainder = edit.changes.filter(({ part }) => /^(insertion|deletion|replacement)$/.test(part));
    if (remainder.length > 0 && remainder.every(({ number }) => closure.has(number))) {
      return { kind: 'withheld', reason: 'it would take back all that the edit does' };
    }
    trials += 1;
    if (isLimited()) return { kind: 'withheld', reason: TOO_MANY };
    const trial = tryTakeBack(edit, closure, parseCounted);
    const fault = trial.kind === 'offered' ? stirring.fault(one, closure, trial) : null;
    return fault === null ? trial : { kind: 'withheld', reason: fault };
  }
}
