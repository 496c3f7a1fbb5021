import type { Side } from '../edit/alignment';
import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import { questionOf } from './checks/condition';
import { exitOf } from './checks/exit';
import { AddedChecks } from './checks/addedChecks';
import { conditionOf, namesIn } from './checks/removedChecks';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { changesAt, lineOfLexeme } from './shared/changesAt';
import { mentions } from './shared/definitions';
import { isSameUnit } from './shared/layout';
import { scopeOfText } from './shared/scopeNames';
import { excerpt, headSpan, numbersOf } from './shared/spans';
import { holdsTests } from '../paths/tests';

/** A check that went while the code behind it, or in it, stayed as it was. */
export const checkRemoved: Rule = {
  metadata: {
    id: 'check-removed',
    summary: 'A check is gone while the code that it guarded is unchanged.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a check, as of added ones.
  find(context) {
    const { edit, path } = context;
    if (holdsTests(path) || edit.language === null) return [];
    const added = new AddedChecks(edit);
    return removedChecks(edit)
      .filter((check) => !added.replace(check.condition, check.kept) && isStillAsked(edit, check))
      .filter((check) => changesOf(edit, check).every(context.isFree))
      .map((check) => finding(context, check));
  },
};

interface GoneCheck {
  readonly form: 'before' | 'around';
  /** Unit of before. */
  readonly unit: number;
  /** Node of before. */
  readonly condition: number;
  /** A unit of before that stays. */
  readonly kept: number;
}

function removedChecks(edit: Edit): GoneCheck[] {
  const side = edit.alignment.before;
  const { document, unitPair } = side;
  return document.units.flatMap((unit): GoneCheck[] => {
    if (unitPair[unit.index] !== -1 || !/^(if|assert)_statement$/.test(unit.kind)) return [];
    const condition = conditionOf(document, unit.node);
    if (condition === null) return [];
    const form = side.holds[unit.index] === 1 ? 'around' : 'before';
    if (!isCheck(edit, unit.index, condition, form)) return [];
    const kept = form === 'around' ? keptIn(side, unit.index) : keptBehind(edit, unit.index);
    return kept === -1 ? [] : [{ form, unit: unit.index, condition, kept }];
  });
}

/** An assertion, an exit that raises, or a question about absence or type. */
function isCheck(
  { pair: { before } }: Edit,
  index: number,
  condition: number,
  form: 'before' | 'around',
): boolean {
  const { kind, node, children } = before.units[index]!;
  if (kind === 'assert_statement') return true;
  const question = questionOf(before, condition);
  if (form === 'around') return question !== null && !children.some((child) => before.units[child]!.isClause);
  const exit = exitOf(before, node);
  if (exit === null) return false;
  return (
    exit.raises || question === 'missing' || question === 'falsy' || (question === 'type' && !exit.computes)
  );
}

/** The next statement of the same block, if it stays where it was and as it was. */
function keptBehind(edit: Edit, unit: number): number {
  const { document, unitPair } = edit.alignment.before;
  const siblings = document.units[document.units[unit]!.parent]!.children;
  const next = siblings.slice(siblings.indexOf(unit) + 1).find((sibling) => unitPair[sibling] !== -1);
  return next !== undefined && isSameUnit(edit, next) ? next : -1;
}

function keptIn(side: Side, unit: number): number {
  const end = side.document.units[unit]!.end;
  for (let inner = unit + 1; inner < end; inner += 1) if (side.unitPair[inner] !== -1) return inner;
  return -1;
}

/** Whether the code that stays still uses all that the check asked about: else the check went with that. */
function isStillAsked({ pair, alignment }: Edit, { condition, kept }: GoneCheck): boolean {
  const names = namesIn(pair.before, condition);
  const { units, lexemes, source } = pair.after;
  let unit = alignment.before.unitPair[kept]!;
  while (units[unit]!.parent > 0 && !pair.after.language!.functions.has(units[unit]!.kind))
    unit = units[unit]!.parent;
  const { firstLexeme, endLexeme } = units[unit]!;
  const text = source.text.slice(lexemes.start[firstLexeme]!, lexemes.end[endLexeme - 1]!);
  return names.length > 0 && names.every((name) => mentions(text, name) > 0);
}

function changesOf(edit: Edit, { form, unit }: GoneCheck): ChangeModel[] {
  if (form === 'around')
    return edit.changes.filter(({ part, beforeUnit }) => part === 'wrap' && beforeUnit === unit);
  const { firstLexeme, endLexeme } = edit.pair.before.units[unit]!;
  return changesAt(edit, 'before', { first: firstLexeme, end: endLexeme });
}

function finding(context: RuleContext, check: GoneCheck): DraftFinding {
  const { form, unit, kept } = check;
  const { edit } = context;
  const { before, after } = edit.pair;
  const { firstLexeme, endLexeme } = before.units[unit]!;
  const head = headSpan(before, firstLexeme, endLexeme);
  const standing = after.units[edit.alignment.before.unitPair[kept]!]!;
  const range = lineOfLexeme(after, standing.firstLexeme);
  const changes = changesOf(edit, check);
  const text = excerpt(before.source.text.slice(head.start, head.end));
  return {
    form,
    scope: scopeOfText(context, range.start),
    subject: numbersOf(changes),
    message: `Is this no longer to be checked? \`${text}\` is gone; the code that stood ${form === 'around' ? 'in' : 'behind'} it is unchanged.`,
    ranges: [range],
    evidence: [{ role: 'removed check', side: 'before', ...head }],
    takeBack: changes.length === 0 ? null : 'Restore the check',
  };
}
