import type { Edit } from '../../edit/edit';
import type { ChangeModel, Span } from '../../edit/model';
import { bindingsOf } from '../../syntax/bindings/bindings';
import type { SyntaxDocument } from '../../syntax/document';
import type { Unit } from '../../syntax/units';
import {
  changesAt,
  lineOfLexeme,
  placeOfRemoved,
  withCommentsAbove,
  type LexemeRun,
} from '../shared/changesAt';
import { excerpt, joined } from '../shared/spans';
import { assertionOf, type Assertion } from './assertions';
import { testCasesIn, type TestCase } from './testCases';

/** A way in which an edit asks less of the code. */
export interface Weakening {
  readonly form: 'test-removed' | 'assertion-removed' | 'skipped' | 'loosened';
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly ranges: readonly Span[];
  readonly changes: readonly ChangeModel[];
  /** Run of before that went, if any. */
  readonly gone: readonly LexemeRun[];
}

export function weakeningsOf(edit: Edit): Weakening[] {
  const before = testCasesIn(edit.pair.before);
  const after = testCasesIn(edit.pair.after);
  return [...removedTests(edit, before, after), ...weakenedTests(edit, before, after)];
}

/** Tests that went though others did not come for them, and though what they test is still imported or defined. */
function removedTests(edit: Edit, before: readonly TestCase[], after: readonly TestCase[]): Weakening[] {
  const { alignment, pair } = edit;
  const titles = new Set(after.map(({ title }) => title));
  const gone = before.filter(
    ({ unit, title, isSuite }) =>
      !isSuite &&
      alignment.before.unitPair[unit.index] === -1 &&
      alignment.before.holds[unit.index] === 0 &&
      !titles.has(title),
  );
  const added = after.filter(({ unit, isSuite }) => !isSuite && alignment.after.unitPair[unit.index] === -1);
  if (gone.length <= added.length) return [];
  const left = importedNames(pair.after);
  const orphans = gone.filter(({ unit }) => staysTested(pair.before, unit, left));
  if (orphans.length <= added.length) return [];
  const runs = orphans.map(({ unit }) =>
    withCommentsAbove(edit, { first: unit.firstLexeme, end: unit.endLexeme }),
  );
  return [
    {
      form: 'test-removed',
      title: orphans[0]!.title,
      text: orphans[0]!.title,
      count: orphans.length,
      ranges: joined(runs.map((run) => placeOfRemoved(edit, run))),
      changes: [...new Set(runs.flatMap((run) => changesAt(edit, 'before', run)))],
      gone: runs,
    },
  ];
}

/** What test runners bring; that it is still imported says nothing. */
const TOOLS =
  /^(pytest|unittest|mock|Mock|MagicMock|patch|TestCase|expect|it|test|describe|vi|vitest|jest|sinon|assert|os|sys|re|json|time|path|fs|React|beforeEach|afterEach)$/;

function importedNames(document: SyntaxDocument): ReadonlySet<string> {
  const { bindings } = bindingsOf(document);
  return new Set(
    bindings
      .filter(({ kind, scope, name }) => scope === 0 && kind === 'import' && !TOOLS.test(name))
      .map(({ name }) => name),
  );
}

function staysTested(document: SyntaxDocument, unit: Unit, left: ReadonlySet<string>): boolean {
  const { bindings, occurrences } = bindingsOf(document);
  const end = document.tree.next[unit.node]!;
  const used = occurrences.filter(
    ({ node, binding, name }) =>
      node >= unit.node && node < end && bindings[binding]?.kind === 'import' && !TOOLS.test(name),
  );
  return used.length > 0 && used.every(({ name }) => left.has(name));
}

function weakenedTests(edit: Edit, before: readonly TestCase[], after: readonly TestCase[]): Weakening[] {
  const byUnit = new Map(before.map((test) => [test.unit.index, test]));
  return after.flatMap((test) => {
    const original = edit.alignment.after.unitPair[test.unit.index]!;
    const old = byUnit.get(original);
    if (old === undefined || edit.alignment.units.equal[original] === 1) return [];
    const found = skipOf(edit, old, test);
    return test.isSuite ? found : [...found, ...assertionsOf(edit, old, test)];
  });
}

const SKIP_CALL = /^(pytest\.(skip|xfail)|self\.skipTest|this\.skip|[jt]\.skip|ctx\.skip)\(/;

function skipOf(edit: Edit, old: TestCase, { unit, title, skip, isSuite }: TestCase): Weakening[] {
  const { after } = edit.alignment;
  const { document } = after;
  const { lexemes, source } = document;
  if (skip !== '' && old.skip === '') {
    const own = { first: unit.firstLexeme, end: unit.firstLexeme };
    while (own.end < unit.endLexeme && after.pair[own.end] === -1) own.end += 1;
    const first = own.end === own.first ? own.first + headLength(edit, unit) : own.first;
    const run = { first, end: Math.max(own.end, first + 1) };
    return [skipped(run, skip)];
  }
  if (isSuite) return [];
  const statement = unit.children
    .map((child) => document.units[child]!)
    .find(
      ({ index, firstLexeme }) =>
        after.unitPair[index] === -1 && SKIP_CALL.test(source.text.slice(lexemes.start[firstLexeme]!)),
    );
  if (statement === undefined) return [];
  const run = { first: statement.firstLexeme, end: statement.endLexeme };
  return [skipped(run, source.text.slice(lexemes.start[run.first]!, lexemes.end[run.end - 1]!))];

  function skipped(run: LexemeRun, text: string): Weakening {
    return {
      form: 'skipped',
      title,
      text: excerpt(text),
      count: 1,
      ranges: [lineOfLexeme(document, run.first)],
      changes: changesAt(edit, 'after', run),
      gone: [],
    };
  }
}

/** Lexemes of a statement before the first that is new. */
function headLength({ alignment: { after } }: Edit, { firstLexeme, endLexeme }: Unit): number {
  for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1)
    if (after.pair[lexeme] === -1) return lexeme - firstLexeme;
  return 0;
}

function assertionsOf(edit: Edit, old: TestCase, test: TestCase): Weakening[] {
  const { before, after } = edit.alignment;
  const now = assertionsIn(edit.pair.after, test.unit);
  const was = assertionsIn(edit.pair.before, old.unit);
  const added = now.filter(({ unit }) => after.unitPair[unit.index] === -1);
  const removed = was.filter(({ unit }) => before.unitPair[unit.index] === -1);
  const loosened = now.flatMap((assertion) => {
    const original = after.unitPair[assertion.unit.index]!;
    const pair =
      original !== -1
        ? was.find(({ unit }) => unit.index === original)
        : removed.find((candidate) => sharesSubject(candidate, assertion));
    return pair !== undefined && isLooser(pair, assertion) ? [loosening(edit, test, pair, assertion)] : [];
  });
  const taken = new Set(loosened.flatMap(({ gone }) => gone.map(({ first }) => first)));
  const lost = removed.filter(
    (assertion) =>
      !taken.has(assertion.unit.firstLexeme) &&
      !now.some((other) => sharesSubject(assertion, other)) &&
      stillThere(edit, assertion, test),
  );
  return lost.length > added.length ? [...loosened, removal(edit, test, lost)] : loosened;
}

function assertionsIn(document: SyntaxDocument, { index, end }: Unit): Assertion[] {
  return document.units.slice(index + 1, end).flatMap((unit) => assertionOf(document, unit) ?? []);
}

function sharesSubject(one: Assertion, other: Assertion): boolean {
  return one.subjects.some((subject) =>
    other.subjects.some((text) => text === subject || text.includes(subject)),
  );
}

function isLooser(old: Assertion, now: Assertion): boolean {
  // What is denied now was asserted before, or the reverse: that is another expectation, not less of one.
  return now.isNegated === old.isNegated && now.strength < old.strength && sharesSubject(old, now);
}

/** Whether the names that an assertion looked at are all still in its test. */
function stillThere({ pair: { after } }: Edit, { subjects }: Assertion, { unit }: TestCase): boolean {
  const { lexemes, source } = after;
  const text = source.text.slice(lexemes.start[unit.firstLexeme]!, lexemes.end[unit.endLexeme - 1]!);
  const names = subjects.flatMap(
    (subject) => subject.replace(/(["'`])(?:\\.|(?!\1).)*\1/g, '').match(/(?<![\w.])[A-Za-z_$][\w$]*/g) ?? [],
  );
  const asked = names.filter(
    (name) =>
      !/^(self|len|str|int|list|dict|set|not|in|is|and|or|this|await|any|all|isinstance|type|repr|sorted)$/.test(
        name,
      ),
  );
  return (
    asked.length > 0 &&
    asked.every((name) => new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(text))
  );
}

function loosening(edit: Edit, { title }: TestCase, old: Assertion, now: Assertion): Weakening {
  const run = { first: now.unit.firstLexeme, end: now.unit.endLexeme };
  const gone = { first: old.unit.firstLexeme, end: old.unit.endLexeme };
  const { lexemes, source } = edit.pair.before;
  return {
    form: 'loosened',
    title,
    text: excerpt(source.text.slice(lexemes.start[gone.first]!, lexemes.end[gone.end - 1]!)),
    count: 1,
    ranges: [lineOfLexeme(edit.pair.after, run.first)],
    changes: [...new Set([...changesAt(edit, 'before', gone), ...changesAt(edit, 'after', run)])],
    gone: [gone],
  };
}

function removal(edit: Edit, { title }: TestCase, lost: readonly Assertion[]): Weakening {
  const gone = lost.map(({ unit }) => ({ first: unit.firstLexeme, end: unit.endLexeme }));
  const { lexemes, source } = edit.pair.before;
  const [first] = gone;
  return {
    form: 'assertion-removed',
    title,
    text: excerpt(source.text.slice(lexemes.start[first!.first]!, lexemes.end[first!.end - 1]!)),
    count: lost.length,
    ranges: [placeOfRemoved(edit, first!)],
    changes: [...new Set(gone.flatMap((run) => changesAt(edit, 'before', run)))],
    gone,
  };
}
