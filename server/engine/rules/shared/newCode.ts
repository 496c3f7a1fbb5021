import type { Edit } from '../../edit/edit';
import type { ChangeModel } from '../../edit/model';
import type { DraftEvidence, DraftFinding, RuleContext } from '../rule';
import { headSpan, joined, numbersOf } from './spans';

/** A run of lexemes of after, the end left out. */
export interface LexemeRun {
  readonly first: number;
  readonly end: number;
}

/** The lexemes of a node of after. */
export function runOf({ pair: { after } }: Edit, node: number): LexemeRun {
  return { first: after.lexemes.first[node]!, end: after.lexemes.first[after.tree.next[node]!]! };
}

/** Whether the edit brought all tokens of a node of after: none of them was there before. */
export function isNewNode(edit: Edit, node: number): boolean {
  const { first, end } = runOf(edit, node);
  for (let lexeme = first; lexeme < end; lexeme += 1) if (!isNewLexeme(edit, lexeme)) return false;
  return first < end;
}

/** Whether the edit brought any token of a node of after. */
export function holdsNew(edit: Edit, node: number): boolean {
  const { first, end } = runOf(edit, node);
  for (let lexeme = first; lexeme < end; lexeme += 1) {
    if (edit.pair.after.lexemes.comment[lexeme] === 0 && isNewLexeme(edit, lexeme)) return true;
  }
  return false;
}

function isNewLexeme({ alignment: { after } }: Edit, lexeme: number): boolean {
  return after.pair[lexeme] === -1 || after.document.lexemes.comment[lexeme] === 1;
}

/** Whether a unit of after and everything in it came with the edit. */
export function isNewUnit({ alignment: { after } }: Edit, unit: number): boolean {
  return after.unitPair[unit] === -1 && after.holds[unit] === 0;
}

/** The changes that brought lexemes of a run. */
export function bringersOf(edit: Edit, { first, end }: LexemeRun): ChangeModel[] {
  return edit.changes.filter(
    ({ part, afterLexemes }) =>
      part !== 'rename' && afterLexemes.some((lexeme) => first <= lexeme && lexeme < end),
  );
}

/** Name of the innermost scope of after that holds a lexeme, '' for the module. */
export function scopeNameAt({ scopes }: RuleContext, lexeme: number): string {
  let name = '';
  for (const scope of scopes.after) {
    if (scope.firstLexeme <= lexeme && lexeme < scope.endLexeme) name = scope.name;
  }
  return name;
}

/** Code of after that a finding is about. */
export interface Place extends LexemeRun {
  /** New code that made it so, where it is not new itself. */
  readonly cause?: LexemeRun;
  readonly evidence?: readonly DraftEvidence[];
}

export interface Statement {
  readonly form: string | null;
  readonly scope: string;
  readonly places: readonly Place[];
  readonly message: string;
  readonly takeBack: string;
  readonly level?: DraftFinding['level'];
  /** As of a finding. */
  readonly origin?: string;
}

/** A finding about new code; its action is offered where the changes that brought the code brought nothing else. */
export function aboutNewCode({ edit }: RuleContext, statement: Statement): DraftFinding {
  const { places, takeBack, level, ...rest } = statement;
  const subjects = places.map(({ cause, ...place }) => cause ?? place);
  const changes = new Set(subjects.flatMap((subject) => bringersOf(edit, subject)));
  const isInside = (lexeme: number): boolean =>
    subjects.some(({ first, end }) => first <= lexeme && lexeme < end);
  const isAll = [...changes].every(
    ({ afterLexemes, beforeLexemes }) => beforeLexemes.length === 0 && afterLexemes.every(isInside),
  );
  return {
    ...rest,
    subject: numbersOf([...changes]).sort((one, other) => one - other),
    ranges: joined(places.map(({ first, end }) => headSpan(edit.pair.after, first, end))),
    evidence: places.flatMap(({ evidence }) => evidence ?? []),
    takeBack: isAll ? takeBack : null,
    ...(level !== undefined && { level }),
  };
}
