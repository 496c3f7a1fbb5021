import type { Side } from '../../edit/alignment';
import type { Edit } from '../../edit/edit';
import type { ChangeModel, Span } from '../../edit/model';
import type { SyntaxDocument } from '../../syntax/document';
import type { Unit } from '../../syntax/units';
import type { RuleContext } from '../rule';
import { changesAt, type LexemeRun } from '../shared/changesAt';
import { scopeNames } from '../shared/scopeNames';
import { headSpan } from '../shared/spans';
import { blockOf, caughtBy, HANDLERS, hidingOf, isBroad, type Hiding } from './handlers';

/** A place where a failure now goes unnoticed. */
export interface HiddenFailure {
  readonly form: 'try' | 'handler' | 'suppress' | 'rejection' | 'changed';
  readonly hiding: Hiding;
  /** First lexeme of after. */
  readonly lexeme: number;
  readonly range: Span;
  readonly changes: readonly ChangeModel[];
  /** Whether taking the changes back takes nothing else back. */
  readonly canGo: boolean;
}

/** Statements put around code that stays, and clauses added to a `try` whose code stays. */
export function newHandlers(context: RuleContext): HiddenFailure[] {
  const { edit, scopes } = context;
  const { before, after } = edit.alignment;
  const beforeScope = scopeNames(before.document, scopes.before);
  const afterScope = scopeNames(after.document, scopes.after);
  const gone = new Set(
    before.document.units
      .filter(
        ({ index, kind }) =>
          before.unitPair[index] === -1 && (kind === 'try_statement' || HANDLERS.has(kind)),
      )
      .map(({ firstLexeme }) => beforeScope(firstLexeme)),
  );
  return after.document.units.flatMap((unit) => {
    if (after.unitPair[unit.index] !== -1) return [];
    const hidden = HANDLERS.has(unit.kind) ? hiddenBy(edit, unit) : suppressedBy(edit, unit);
    // What was handled before is handled otherwise.
    return hidden === null || gone.has(afterScope(unit.firstLexeme)) ? [] : [hidden];
  });
}

function hiddenBy(edit: Edit, handler: Unit): HiddenFailure | null {
  const { after } = edit.alignment;
  const { document } = after;
  const around = document.units[handler.parent]!;
  const isNew = after.unitPair[around.index] === -1;
  if (!keepsCode(after, around)) return null;
  const hiding = hidingOf(document, blockOf(document, handler.node));
  if (hiding === null || isExpected(document, handler, hiding)) return null;
  const wraps = isNew
    ? edit.changes.filter(({ part, afterUnit }) => part === 'wrap' && afterUnit === around.index)
    : [];
  const own = changesAt(edit, 'after', { first: handler.firstLexeme, end: handler.endLexeme });
  return {
    form: isNew ? 'try' : 'handler',
    hiding,
    lexeme: handler.firstLexeme,
    range: headSpan(document, handler.firstLexeme, handler.endLexeme),
    changes: [...new Set([...wraps, ...own])],
    canGo: true,
  };
}

/** Whether a `try` holds code of before, other than imports, outside its clauses. */
function keepsCode({ document: { units }, holds }: Side, { children }: Unit): boolean {
  return children.some(
    (child) => !units[child]!.isClause && holds[child] === 1 && !/import/.test(units[child]!.kind),
  );
}

/** How Python says that something may be absent or done already. */
const EXPECTED =
  /^(ImportError|ModuleNotFoundError|StopIteration|StopAsyncIteration|KeyboardInterrupt|GeneratorExit|CancelledError)$/;

/** A handler of few classes that does something about them chooses; one of a class that is no failure does so too. */
function isExpected(document: SyntaxDocument, { node }: Unit, hiding: Hiding): boolean {
  const classes = caughtBy(document, node);
  if (isBroad(classes)) return false;
  return hiding !== 'nothing' || classes.every((name) => EXPECTED.test(name.replace(/^.*\./, '')));
}

/** `with suppress(Exception):` around code of before. */
function suppressedBy(edit: Edit, unit: Unit): HiddenFailure | null {
  const { after } = edit.alignment;
  const { document } = after;
  if (unit.kind !== 'with_statement' || after.holds[unit.index] === 0) return null;
  const head = headSpan(document, unit.firstLexeme, unit.endLexeme);
  if (!/\bsuppress\(/.test(document.source.text.slice(head.start, head.end))) return null;
  const run: LexemeRun = { first: unit.firstLexeme, end: unit.endLexeme };
  const changes = edit.changes.filter(({ part, afterUnit }) => part === 'wrap' && afterUnit === unit.index);
  return {
    form: 'suppress',
    hiding: 'nothing',
    lexeme: run.first,
    range: head,
    changes,
    canGo: changes.length > 0,
  };
}

/** Clauses of both texts that catch more classes than before, or that no longer raise. */
export function changedHandlers(edit: Edit): HiddenFailure[] {
  const { before, after } = edit.alignment;
  return after.document.units.flatMap((unit) => {
    const original = after.unitPair[unit.index]!;
    if (!HANDLERS.has(unit.kind) || original === -1 || edit.alignment.units.equal[original] === 1) return [];
    const hiding = hidingOf(after.document, blockOf(after.document, unit.node));
    const old = before.document.units[original]!;
    if (hiding === null || !HANDLERS.has(old.kind)) return [];
    if (!isWidened(edit, old, unit) && !(raises(before.document, old) && !raises(after.document, unit)))
      return [];
    const own = changesAt(edit, 'after', { first: unit.firstLexeme, end: unit.endLexeme });
    const lost = changesAt(edit, 'before', { first: old.firstLexeme, end: old.endLexeme });
    return {
      form: 'changed' as const,
      hiding,
      lexeme: unit.firstLexeme,
      range: headSpan(after.document, unit.firstLexeme, unit.endLexeme),
      changes: [...new Set([...own, ...lost])],
      canGo: true,
    };
  });
}

function isWidened({ pair }: Edit, one: Unit, other: Unit): boolean {
  const [old, now] = [caughtBy(pair.before, one.node), caughtBy(pair.after, other.node)];
  if (isBroad(old)) return false;
  return isBroad(now) || (now.length > old.length && old.every((name) => now.includes(name)));
}

function raises({ units }: SyntaxDocument, { index, end }: Unit): boolean {
  return units.slice(index, end).some(({ kind }) => /^(raise|throw)_statement$/.test(kind));
}
