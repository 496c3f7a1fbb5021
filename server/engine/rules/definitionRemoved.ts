import type { Edit } from '../edit/edit';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { areWithin, changesAt, placeOfRemoved, withCommentsAbove } from './shared/changesAt';
import { definitionsIn, mentions, type Definition } from './shared/definitions';
import { scopeOfText } from './shared/scopeNames';
import { counted, joined, numbersOf } from './shared/spans';
import { holdsTests } from '../paths/tests';

/** A function, method or class that went although nothing in the edit took its place. */
export const definitionRemoved: Rule = {
  metadata: {
    id: 'definition-removed',
    summary: 'A function, method or class is gone, and nothing in the edit takes its place.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  find(context) {
    const { edit, path } = context;
    // Of tests another rule speaks; of an edit that only removes, the removal is what it is for.
    if (holdsTests(path) || edit.pair.after.lexemes.count === 0 || !doesMore(edit)) return [];
    const gone = removedDefinitions(edit);
    return gone.length === 0 ? [] : [finding(context, gone)];
  },
};

/** Whether an edit also brings or changes code. */
function doesMore({ changes, pair: { after } }: Edit): boolean {
  return changes.some(
    ({ part, afterUnit, afterLexemes }) =>
      (part === 'insertion' || part === 'replacement') &&
      afterLexemes.length > 0 &&
      !(after.units[afterUnit]?.kind ?? '').startsWith('import'),
  );
}

function removedDefinitions(edit: Edit): Definition[] {
  const { before, after } = edit.alignment;
  const { source } = edit.pair.after;
  const isNew = ({ unit }: Definition): boolean => after.unitPair[unit.index] === -1;
  const added = definitionsIn(edit.pair.after).filter(isNew);
  const gone = definitionsIn(edit.pair.before).filter(
    ({ unit }) => before.unitPair[unit.index] === -1 && before.holds[unit.index] === 0,
  );
  const inside = new Set(gone.flatMap(({ unit }) => range(unit.index + 1, unit.end)));
  const outermost = gone.filter(({ unit }) => !inside.has(unit.index) && !isInGone(edit, unit.parent));
  // What came may be what took their place, under whatever name.
  if (added.length > 0) return [];
  return outermost.filter(
    (definition) => mentions(source.text, definition.name) === 0 && !wasUsed(edit, definition),
  );
}

/** Inside a function that went in part, or in a block that did. */
function isInGone({ alignment: { before } }: Edit, parent: number): boolean {
  return parent > 0 && before.unitPair[parent] === -1;
}

/** Whether the file used it: then it went with its uses. */
function wasUsed({ pair: { before } }: Edit, { unit, name }: Definition): boolean {
  const { lexemes, source } = before;
  const own = { start: lexemes.start[unit.firstLexeme]!, end: lexemes.end[unit.endLexeme - 1]! };
  return mentions(source.text, name, own) > 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function finding(context: RuleContext, gone: readonly Definition[]): DraftFinding {
  const { edit } = context;
  const { lexemes } = edit.pair.before;
  const runs = gone.map(({ unit }) =>
    withCommentsAbove(edit, { first: unit.firstLexeme, end: unit.endLexeme }),
  );
  const changes = [...new Set(runs.flatMap((run) => changesAt(edit, 'before', run)))];
  const places = joined(runs.map((run) => placeOfRemoved(edit, run)));
  const [first] = gone;
  const isAlone = runs.every((run) => areWithin(changesAt(edit, 'before', run), 'before', run));
  return {
    form: null,
    scope: scopeOfText(context, places[0]!.start),
    subject: numbersOf(changes),
    message:
      gone.length === 1
        ? `Was the removal asked for? The ${first!.kind} \`${first!.name}\` is gone, and nothing in the edit takes its place.`
        : `Was the removal asked for? ${counted(gone.length, 'definition')} such as \`${first!.name}\` are gone, and nothing in the edit takes their place.`,
    ranges: places,
    evidence: runs.map((run) => ({
      role: 'removed definition',
      side: 'before' as const,
      start: lexemes.start[run.first]!,
      end: lexemes.end[run.end - 1]!,
    })),
    takeBack: isAlone
      ? `Restore ${gone.length === 1 ? `\`${first!.name}\`` : counted(gone.length, 'definition')}`
      : null,
  };
}
