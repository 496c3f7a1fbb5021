import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import { closureOf } from '../edit/needs';
import type { Side } from '../edit/alignment';
import { questionOf } from './checks/condition';
import { exitOf } from './checks/exit';
import { readsNewName } from './checks/newNames';
import { conditionOf, RemovedChecks } from './checks/removedChecks';
import { isValidation } from './checks/validation';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { isSameUnit } from './shared/layout';
import { excerpt, headSpan, numbersOf } from './shared/spans';

/** A new check that leaves early before statements that did not change, or that was put around them. */
export const addedValidation: Rule = {
  metadata: {
    id: 'added-validation',
    summary: 'A check was added before or around statements that did not change.',
    defaultLevel: 'hint',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a check: each is a question of its own, with an answer of its own.
  find(context) {
    const removed = new RemovedChecks(context.edit);
    const checks = context.edit.changes.filter(context.isFree).flatMap((change) => {
      const check = guardBefore(context.edit, change) ?? guardAround(context.edit, change);
      if (check === null || removed.includes(check.condition, check.kept)) return [];
      return readsNewName(context.edit, check.condition) ? [] : [{ change, check }];
    });
    // What is all that an edit does is what it was made for.
    if (
      isAllOf(
        context.edit,
        checks.map(({ change }) => change),
      )
    )
      return [];
    return checks.map(({ change, check }) => finding(context, change, check));
  },
};

const CODE = new Set(['insertion', 'deletion', 'replacement', 'wrap', 'move']);

/** Whether no code changes but by these changes and what needs them. */
function isAllOf(edit: Edit, changes: readonly ChangeModel[]): boolean {
  const covered = closureOf(edit, numbersOf(changes));
  return edit.changes.every(({ number, part }) => !CODE.has(part) || covered.has(number));
}

interface AddedCheck {
  readonly form: 'before' | 'around';
  /** Node of after. */
  readonly condition: number;
  /** A unit of before that stays, behind the check or in it. */
  readonly kept: number;
}

function guardBefore(edit: Edit, change: ChangeModel): AddedCheck | null {
  if (change.part !== 'insertion' || change.origin !== 'unit') return null;
  const side = edit.alignment.after;
  const unit = side.document.units[change.afterUnit]!;
  if (unit.kind !== 'if_statement') return null;
  const exit = exitOf(side.document, unit.node);
  const condition = conditionOf(side.document, unit.node);
  if (exit === null || condition === null) return null;
  if (!isValidation(questionOf(side.document, condition), exit)) return null;
  const kept = keptBehind(edit, change.afterUnit);
  return kept === -1 ? null : { form: 'before', condition, kept };
}

function guardAround(edit: Edit, change: ChangeModel): AddedCheck | null {
  if (change.part !== 'wrap' || change.afterUnit === -1) return null;
  const side = edit.alignment.after;
  const { units } = side.document;
  const unit = units[change.afterUnit]!;
  if (unit.kind !== 'if_statement' || unit.children.some((child) => units[child]!.isClause)) return null;
  const condition = conditionOf(side.document, unit.node);
  if (condition === null || questionOf(side.document, condition) === null) return null;
  // Without the check, nothing behind the exit that it holds would run: the check came with what follows it.
  if (exitOf(side.document, unit.node) !== null && siblingsBehind(side, change.afterUnit).length > 0)
    return null;
  const kept = keptIn(side, change.afterUnit);
  return kept === -1 ? null : { form: 'around', condition, kept };
}

/**
 * The next statement of the same block that holds anything of before, if the edit left it in place, and left it or
 * one behind it as it was.
 */
function keptBehind(edit: Edit, unit: number): number {
  const side = edit.alignment.after;
  const kept = siblingsBehind(side, unit)
    .filter((sibling) => side.holds[sibling] === 1)
    .map((sibling) => side.unitPair[sibling]!);
  const isSame = kept.some((original) => original !== -1 && isSameUnit(edit, original));
  return isSame ? kept[0]! : -1;
}

function siblingsBehind({ document: { units } }: Side, unit: number): number[] {
  const siblings = units[units[unit]!.parent]!.children;
  return siblings.slice(siblings.indexOf(unit) + 1);
}

function keptIn(side: Side, unit: number): number {
  const end = side.document.units[unit]!.end;
  for (let inner = unit + 1; inner < end; inner += 1) {
    if (side.unitPair[inner] !== -1) return side.unitPair[inner]!;
  }
  return -1;
}

function finding({ edit, scopeOf }: RuleContext, change: ChangeModel, { form }: AddedCheck): DraftFinding {
  const { after } = edit.pair;
  const unit = after.units[change.afterUnit]!;
  const range = headSpan(after, unit.firstLexeme, unit.endLexeme);
  const check = excerpt(after.source.text.slice(range.start, range.end));
  return {
    form,
    scope: scopeOf(change),
    subject: [change.number],
    message: `Was this check asked for? \`${check}\` was added ${form} code that did not change.`,
    ranges: [range],
    evidence: [],
    takeBack: 'Take the added check back',
  };
}
