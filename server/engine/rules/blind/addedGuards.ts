import type { Side } from '../../edit/alignment';
import type { Edit } from '../../edit/edit';
import type { ChangeModel } from '../../edit/model';
import { lineFigures } from '../../measures/lineFigures';
import { isSeldomByHand } from '../../paths/leftAlone';
import { belongsToTests } from '../../paths/tests';
import { bodyOf, clausesOf, exits, isExempt } from '../../retained/blocks';
import { codeOf, mentioned } from '../../retained/code';
import { asksClass } from '../../retained/conditions';
import { NOT_ROUTED } from '../../retained/featureFlags';
import type { FormId } from '../../retained/forms/form';
import { bindingsOf } from '../../syntax/bindings/bindings';
import { questionOf } from '../checks/condition';
import { exitOf } from '../checks/exit';
import { readsNewName } from '../checks/newNames';
import { conditionOf, RemovedChecks } from '../checks/removedChecks';
import { isValidation } from '../checks/validation';
import { isSameUnit } from '../shared/layout';
import type { RuleContext } from '../rule';
import { isFurtherCase, isOrdinary } from './ordinaryChecks';
import { isWaived } from './waivers';

/** A new condition that decides whether code runs which the edit left as it was. */
export interface AddedGuard {
  readonly change: ChangeModel;
  readonly form: FormId;
  readonly place: 'before' | 'around';
  /** Units of after: the guard, and the old statements it decides about. */
  readonly unit: number;
  readonly kept: readonly number[];
}

/** An edit that adds less than this many lines for each line it deletes rewrites rather than routes around. */
const ADDITIVE = 3;
const INTENT =
  /\b(remov|delet|drop|strip|get rid|no longer|deprecat|clean|fix|bug|crash|error|fail|wrong|incorrect|regress|broken|break|issue|handl|avoid|prevent|should(n't| not))/i;

/**
 * Guards that may have been added instead of a deletion, told from the two texts alone. That is a guess: half of what
 * looks like it is how a developer would have done it, so that everything that speaks against it counts.
 */
export function addedGuards(context: RuleContext): readonly AddedGuard[] {
  const { edit, path, request } = context;
  const { after, before } = edit.pair;
  // Where keeping both ways is usual.
  if (after.language === null || belongsToTests(path) || isSeldomByHand(path, after.source.text)) return [];
  if (request !== null && !INTENT.test(request)) return [];
  const { added, deleted } = lineFigures(before.source, after.source);
  if (added < ADDITIVE * deleted) return [];
  const touched = new Set(edit.changes.filter(deletesCode).map((change) => context.scopeOf(change)));
  const removed = new RemovedChecks(edit);
  return edit.changes.flatMap((change) => {
    if (touched.has(context.scopeOf(change))) return [];
    const guard = guardAhead(edit, change) ?? guardAround(edit, change);
    if (guard === null || !isRoute(edit, guard) || isWaived(after, guard)) return [];
    const condition = conditionOf(after, after.units[guard.unit]!.node)!;
    const original = edit.alignment.after.unitPair[guard.kept[0]!]!;
    return removed.includes(condition, original) ? [] : [guard];
  });
}

function deletesCode({ part, beforeLexemes }: ChangeModel): boolean {
  return beforeLexemes.length > 0 && !/^(comment|layout|line-ends)$/.test(part);
}

/** A new statement that leaves before old ones, and does more than validate: that is asked elsewhere. */
function guardAhead(edit: Edit, change: ChangeModel): AddedGuard | null {
  if (change.part !== 'insertion' || change.origin !== 'unit' || change.afterUnit <= 0) return null;
  const side = edit.alignment.after;
  const { document } = side;
  const { kind, node } = document.units[change.afterUnit]!;
  if (kind !== 'if_statement' || clausesOf(document, change.afterUnit).length > 0) return null;
  const condition = conditionOf(document, node);
  const body = bodyOf(document, change.afterUnit);
  if (condition === null || !exits(document, body) || isExempt(document, body)) return null;
  if (isOrdinary(document, condition, body)) return null;
  const exit = exitOf(document, node);
  if (exit !== null && isValidation(questionOf(document, condition), exit)) return null;
  const kept = siblingsOf(side, change.afterUnit).filter(
    (sibling) => sibling > change.afterUnit && isOld(edit, sibling),
  );
  return { change, form: formOf(edit, condition), place: 'before', unit: change.afterUnit, kept };
}

/** A new condition put around old statements, or before them as the other branch. */
function guardAround(edit: Edit, change: ChangeModel): AddedGuard | null {
  if (change.part !== 'wrap' || change.afterUnit <= 0) return null;
  const side = edit.alignment.after;
  const { document } = side;
  const { kind, node, end } = document.units[change.afterUnit]!;
  if (kind !== 'if_statement' || isFurtherCase(side, change.afterUnit)) return null;
  const condition = conditionOf(document, node);
  const clauses = clausesOf(document, change.afterUnit);
  if (condition === null || (clauses.length === 0 && questionOf(document, condition) !== null)) return null;
  // Behind an exit that the block holds nothing would run without it: it came with what follows it.
  const isLast = siblingsOf(side, change.afterUnit).every((sibling) => sibling <= change.afterUnit);
  if (clauses.length === 0 && exits(document, bodyOf(document, change.afterUnit)) && !isLast) return null;
  const kept: number[] = [];
  for (let inner = change.afterUnit + 1; inner < end; inner += 1)
    if (side.unitPair[inner] !== -1 && !document.units[inner]!.isClause) kept.push(inner);
  const added = [change.afterUnit, ...clauses]
    .map((unit) => bodyOf(document, unit))
    .find((body) => body.length > 0 && body.every((unit) => side.unitPair[unit] === -1));
  if (added !== undefined && isExempt(document, added)) return null;
  if (isOrdinary(document, condition, added ?? [])) return null;
  return { change, form: formOf(edit, condition), place: 'around', unit: change.afterUnit, kept };
}

function siblingsOf({ document: { units } }: Side, unit: number): readonly number[] {
  return units[units[unit]!.parent]!.children.filter((sibling) => !units[sibling]!.isClause);
}

function isOld(edit: Edit, unit: number): boolean {
  const original = edit.alignment.after.unitPair[unit]!;
  return original !== -1 && isSameUnit(edit, original);
}

function formOf({ pair: { after } }: Edit, condition: number): FormId {
  return asksClass(after, condition) ? 'special-case' : 'live-fallback';
}

/** Whether the condition is about what the old code reads, and is neither a flag nor one more case of a dispatch. */
function isRoute(edit: Edit, { unit, kept, place }: AddedGuard): boolean {
  const { after } = edit.pair;
  const condition = conditionOf(after, after.units[unit]!.node)!;
  if (NOT_ROUTED.test(codeOf(after, condition)) || readsNewName(edit, condition)) return false;
  const asked = localsOf(edit, condition);
  const reads = (other: number): boolean => {
    const names = mentioned(after, after.units[other]!.node);
    return asked.some((name) => names.has(name));
  };
  if (!kept.some(reads)) return false;
  if (place === 'around') return true;
  return !siblingsOf(edit.alignment.after, unit).some((sibling) => isCase(edit, sibling) && reads(sibling));
}

/** An old condition that leaves as well: beside it, a new one is another case. */
function isCase(edit: Edit, unit: number): boolean {
  const { after } = edit.pair;
  const { kind } = after.units[unit]!;
  if (edit.alignment.after.unitPair[unit] === -1) return false;
  return kind === 'if_statement' && exits(after, bodyOf(after, unit));
}

/** Locals, parameters and attributes of the own object that a node reads: what differs from call to call. */
function localsOf({ pair: { after } }: Edit, node: number): readonly string[] {
  const { bindings, occurrences } = bindingsOf(after);
  const locals = occurrences.flatMap(({ node: at, binding, name }) =>
    node <= at && at < after.tree.next[node]! && binding >= 0 && bindings[binding]!.scope !== 0 ? [name] : [],
  );
  const own = [...mentioned(after, node)].filter((name) => /^(self|this|cls)\./.test(name));
  return [...locals.filter((name) => !/^(self|cls)$/.test(name)), ...own];
}
