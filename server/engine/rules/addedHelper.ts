import type { Edit } from '../edit/edit';
import { childOfField, namedChildrenOf } from '../syntax/syntaxTree';
import type { DraftEvidence, DraftFinding, Rule, RuleContext } from './rule';
import { changesAt, type LexemeRun } from './shared/changesAt';
import { definitionsIn, mentions, type Definition } from './shared/definitions';
import { callOf, extractionOf } from './shared/extracted';
import { isKeptInFile, onlyCallReturns, onlyUse, usesOf } from './shared/helperUses';
import { scopeOfText } from './shared/scopeNames';
import { headSpan, numbersOf } from './shared/spans';
import { holdsTests } from '../paths/tests';

/** A new function that is used in one place, or a new private one that is used in none. */
export const addedHelper: Rule = {
  metadata: {
    id: 'added-helper',
    summary: 'A new function is used in one place only, or nowhere.',
    defaultLevel: 'hint',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a function: each is inlined or kept on its own.
  find(context) {
    const { edit, path } = context;
    if (edit.pair.before.lexemes.count === 0) return [];
    return definitionsIn(edit.pair.after).flatMap((definition) => {
      const helper = helperOf(edit, definition);
      // What tests have for themselves alone is theirs to name, unless it was there without a name.
      if (helper === null || (helper.call === null && holdsTests(path))) return [];
      return [finding(context, definition, helper)];
    });
  },
};

type Form = 'used-once' | 'unused' | 'extracted' | 'wrapped';

interface Helper {
  readonly form: Form;
  /** Its one call, where taking the function back means taking that back too. */
  readonly call: LexemeRun | null;
  /** What stood where the call stands. */
  readonly stood: LexemeRun | null;
}

function helperOf(edit: Edit, definition: Definition): Helper | null {
  const { after } = edit.alignment;
  const { unit, kind, name } = definition;
  if (kind === 'class' || after.unitPair[unit.index] !== -1) return null;
  if (isInNew(edit, definition) || wasThere(edit, name)) return null;
  if (after.holds[unit.index] === 1) return wrapOf(edit, definition);
  const own = isMarked(edit, definition) ? null : onlyUse(edit.pair.after, definition);
  const extraction = own === null ? null : extractionOf(edit, definition, own);
  if (extraction !== null) return { form: 'extracted', ...extraction };
  if (isCalledByOthers(edit, definition)) return null;
  const form = formOf(edit, definition);
  return form === null ? null : { form, call: null, stood: null };
}

function formOf(edit: Edit, definition: Definition): Form | null {
  const { after } = edit.pair;
  const uses = usesOf(after, definition);
  if (uses === 0) return isKeptInFile(after, definition, isLocal(edit, definition)) ? 'unused' : null;
  if (uses > 1 || !isSmall(edit, definition)) return null;
  return onlyCallReturns(after, definition) ? 'used-once' : null;
}

/** A function put around statements of another one, and called there without passing anything. */
function wrapOf(edit: Edit, definition: Definition): Helper | null {
  const { after } = edit.pair;
  if (!isLocal(edit, definition) || isMarked(edit, definition)) return null;
  const use = onlyUse(after, definition);
  const call = use === null ? null : callOf(after, use);
  if (call === null || namedChildrenOf(after.tree, childOfField(after.tree, call, 'arguments')!).length > 0)
    return null;
  const unit = after.units[edit.alignment.after.owner[after.lexemes.first[call]!]!]!;
  if (unit.parent !== definition.unit.parent) return null;
  return { form: 'wrapped', call: { first: unit.firstLexeme, end: unit.endLexeme }, stood: null };
}

/** Tokens of a function that says no more than what could stand in its place. */
const SMALL = 60;

/** A larger one is cut out to be read on its own; so are the parts of a page. */
function isSmall({ pair: { after } }: Edit, { unit, name }: Definition): boolean {
  const isPart = /react$/.test(after.language!.id) && /^[A-Z]/.test(name);
  return unit.endLexeme - unit.firstLexeme <= SMALL && !isPart;
}

/** Part of something new: that is the question then. */
function isInNew({ alignment: { after }, pair }: Edit, { unit }: Definition): boolean {
  for (let at = unit.parent; at > 0; at = pair.after.units[at]!.parent)
    if (after.unitPair[at] === -1) return true;
  return false;
}

function isLocal({ pair: { after } }: Edit, { unit }: Definition): boolean {
  const { units, language } = after;
  for (let at = unit.parent; at > 0; at = units[at]!.parent)
    if (language!.functions.has(units[at]!.kind)) return true;
  return false;
}

/** What is written before a definition's parameters. */
function headOf({ pair: { after } }: Edit, { unit }: Definition): string {
  const { lexemes, source } = after;
  const written = source.text.slice(lexemes.start[unit.firstLexeme]!, lexemes.end[unit.endLexeme - 1]!);
  return written.split('(', 1)[0]!;
}

/** Exported, decorated, overriding, or called by the language. */
function isMarked(edit: Edit, definition: Definition): boolean {
  return (
    /^(@|export\b)|\b(override|static|get|set|abstract|public|protected)\s/.test(headOf(edit, definition)) ||
    /^__\w+__$/.test(definition.name) ||
    isExportedApart(edit, definition)
  );
}

/** Marked, or public: callers may be anywhere. */
function isCalledByOthers(edit: Edit, definition: Definition): boolean {
  const { name, kind } = definition;
  const { language } = edit.pair.after;
  if (isMarked(edit, definition)) return true;
  const head = headOf(edit, definition);
  if (language!.family === 'python') return !/^_/.test(name);
  if (kind === 'method')
    return !/^#|\bprivate\b/.test(head.startsWith('#') ? head : `${name.startsWith('#') ? '#' : ''}${head}`);
  return false;
}

function isExportedApart({ pair: { after } }: Edit, { name, kind }: Definition): boolean {
  if (after.language!.family === 'python' || kind === 'method') return false;
  return new RegExp(
    `(export\\s*\\{|module\\.exports|exports\\.)[^;]*\\b${name.replace(/\$/g, '\\$')}\\b`,
  ).test(after.source.text);
}

/** The original names it: an attribute that a base class expects, a function that another file had. */
function wasThere({ pair: { before } }: Edit, name: string): boolean {
  return mentions(before.source.text, name) > 0;
}

const QUESTIONS: Readonly<Record<Form, (kind: string, name: string) => string>> = {
  unused: (kind, name) => `Is this needed? The new ${kind} \`${name}\` is used nowhere in the file.`,
  'used-once': (kind, name) =>
    `Does this have to be a ${kind}? The new \`${name}\` is used in one place only.`,
  extracted: (kind, name) =>
    `Does this have to be a ${kind}? All that \`${name}\` returns stood where it is called, in one place only.`,
  wrapped: (kind, name) =>
    `Does this have to be a ${kind}? \`${name}\` was put around code that was there, and is called at once.`,
};

function finding(context: RuleContext, definition: Definition, { form, call, stood }: Helper): DraftFinding {
  const { edit } = context;
  const { unit, name, kind } = definition;
  const range = headSpan(edit.pair.after, unit.firstLexeme, unit.endLexeme);
  const own = { first: unit.firstLexeme, end: unit.endLexeme };
  const changes = new Set([
    ...changesAt(edit, 'after', own).filter(({ origin }) => form !== 'wrapped' || origin === 'wrap'),
    ...(call === null ? [] : changesAt(edit, 'after', call)),
    ...(stood === null ? [] : changesAt(edit, 'before', stood)),
  ]);
  const isIn = (runs: readonly (LexemeRun | null)[], lexeme: number): boolean =>
    runs.some((run) => run !== null && run.first <= lexeme && lexeme < run.end);
  const isAll = [...changes].every(
    ({ beforeLexemes, afterLexemes }) =>
      beforeLexemes.every((lexeme) => isIn([stood], lexeme)) &&
      afterLexemes.every((lexeme) => isIn([own, call], lexeme)),
  );
  return {
    form,
    scope: scopeOfText(context, range.start),
    subject: numbersOf([...changes]),
    message: QUESTIONS[form](kind, name),
    ranges: [range],
    evidence: stood === null ? [] : [evidenceAt(edit, stood)],
    takeBack: form !== 'used-once' && isAll ? `Take \`${name}\` back` : null,
  };
}

function evidenceAt({ pair: { before } }: Edit, { first, end }: LexemeRun): DraftEvidence {
  const { start, end: ends } = before.lexemes;
  return { role: 'where it stood', side: 'before', start: start[first]!, end: ends[end - 1]! };
}
