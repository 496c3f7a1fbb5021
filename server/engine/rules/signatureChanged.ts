import type { Edit } from '../edit/edit';
import { holdsTests } from '../paths/tests';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { changesAt } from './shared/changesAt';
import { definitionsIn, type Definition } from './shared/definitions';
import { parametersOf, type Parameter } from './shared/parameters';
import { scopeOfText } from './shared/scopeNames';
import { headSpan, numbersOf } from './shared/spans';
import type { SyntaxDocument } from '../syntax/document';
import { childOfField } from '../syntax/syntaxTree';

/** The parameters of a function that others may call. */
export const signatureChanged: Rule = {
  metadata: {
    id: 'signature-changed',
    summary: 'The parameters of a function that other files may call are not what they were.',
    defaultLevel: 'off',
    certainty: 'question',
    supersedes: [],
  },
  find(context) {
    const { edit, path } = context;
    // What runs tests calls them, and hands in what they ask for.
    if (holdsTests(path)) return [];
    const originals = new Map(
      definitionsIn(edit.pair.before).map((definition) => [definition.unit.index, definition]),
    );
    return definitionsIn(edit.pair.after).flatMap((definition) => {
      const original = originals.get(edit.alignment.after.unitPair[definition.unit.index]!);
      const change = original === undefined ? null : changeOf(edit, original, definition);
      return change === null ? [] : [finding(context, original!, definition, change)];
    });
  },
};

interface SignatureChange {
  readonly form: 'removed' | 'renamed' | 'reordered' | 'required' | 'added' | 'default';
  readonly words: string;
}

function changeOf(edit: Edit, original: Definition, definition: Definition): SignatureChange | null {
  if (!isPublic(edit, definition) || original.name !== definition.name) return null;
  if (isOverload(edit.pair.before, original) || isOverload(edit.pair.after, definition)) return null;
  const before = parametersOf(edit.pair.before, original.node);
  const after = parametersOf(edit.pair.after, definition.node);
  return before === null || after === null ? null : differenceOf(before, after);
}

/** Neither private by its name or its keyword, nor inside another function. */
function isPublic({ pair: { after } }: Edit, { unit, name, kind }: Definition): boolean {
  if (kind === 'class' || (/^[_#]/.test(name) && !/^__\w+__$/.test(name))) return false;
  const { lexemes, source, units, language } = after;
  const head = headSpan(after, unit.firstLexeme, unit.endLexeme);
  const written = source.text.slice(head.start, head.end);
  if (/\b(private|protected)\b/.test(written.split('(', 1)[0]!)) return false;
  for (let at = unit.parent; at > 0; at = units[at]!.parent)
    if (language!.functions.has(units[at]!.kind)) return false;
  if (kind === 'method' || language!.family === 'python') return true;
  return (
    /^export\b/.test(written) || isExportedApart(source.text.slice(lexemes.end[unit.endLexeme - 1]!), name)
  );
}

/** One of several signatures: which of the others' it was before cannot be told. */
function isOverload({ lexemes, source }: SyntaxDocument, { unit }: Definition): boolean {
  return /^@([\w.]+\.)?overload\b/.test(source.text.slice(lexemes.start[unit.firstLexeme]!));
}

function isExportedApart(rest: string, name: string): boolean {
  return new RegExp(
    `^(export\\s*(default\\s+)?\\{?|module\\.exports|exports\\.)[^;]*\\b${name.replace(/\$/g, '\\$')}\\b`,
    'm',
  ).test(rest);
}

/** What differs, the gravest first: what breaks callers before what does not. */
function differenceOf(before: readonly Parameter[], after: readonly Parameter[]): SignatureChange | null {
  const [old, now] = [before.map(({ name }) => name), after.map(({ name }) => name)];
  const gone = old.filter((name) => !now.includes(name));
  const come = after.filter(({ name }) => !old.includes(name));
  if (gone.length > 0 && gone.length === come.length && old.length === now.length) {
    return {
      form: 'renamed',
      words: `the parameter ${quoted(gone)} is now ${quoted(come.map(({ name }) => name))}`,
    };
  }
  if (gone.length > 0) return { form: 'removed', words: `the parameter ${quoted(gone)} is gone` };
  const kept = now.filter((name) => old.includes(name));
  if (kept.some((name, index) => name !== old[index]))
    return { form: 'reordered', words: 'the parameters stand in another order' };
  const required = come.filter(({ isOptional }) => !isOptional);
  if (required.length > 0)
    return { form: 'required', words: `callers must now pass ${quoted(required.map(({ name }) => name))}` };
  const pushed = come.length === 0 ? [] : pushedBack(before, after);
  if (pushed.length > 0) {
    const names = quoted(come.map(({ name }) => name));
    return { form: 'added', words: `${names} may now be passed, and ${quoted(pushed)} has another place` };
  }
  return defaultOf(before, after);
}

/** Parameters passed by their place that are in another place now, as one that may be passed came before them. */
function pushedBack(before: readonly Parameter[], after: readonly Parameter[]): string[] {
  const placed = (parameters: readonly Parameter[]): string[] =>
    parameters.filter(({ isByName }) => !isByName).map(({ name }) => name);
  const now = placed(after);
  return placed(before).filter((name, index) => now[index] !== name);
}

/** Callers that pass nothing are those to whom a default matters: there are none where something had to be passed. */
function defaultOf(before: readonly Parameter[], after: readonly Parameter[]): SignatureChange | null {
  for (const { name, byDefault } of after) {
    const original = before.find((parameter) => parameter.name === name);
    if (original === undefined || !original.isOptional || original.byDefault === byDefault) continue;
    const words =
      byDefault === null ? `\`${name}\` has no default now` : `the default of \`${name}\` is another`;
    return { form: 'default', words };
  }
  return null;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function finding(
  context: RuleContext,
  original: Definition,
  definition: Definition,
  { form, words }: SignatureChange,
): DraftFinding {
  const { edit } = context;
  const { before, after } = edit.pair;
  const one = childOfField(before.tree, original.node, 'parameters')!;
  const other = childOfField(after.tree, definition.node, 'parameters')!;
  const run = (document: typeof before, node: number) => ({
    first: document.lexemes.first[node]!,
    end: document.lexemes.first[document.tree.next[node]!]!,
  });
  const changes = new Set([
    ...changesAt(edit, 'before', run(before, one)),
    ...changesAt(edit, 'after', run(after, other)),
  ]);
  const range = headSpan(after, run(after, other).first, run(after, other).end);
  return {
    form,
    scope: scopeOfText(context, range.start),
    subject: numbersOf([...changes]),
    message: `Do all callers of \`${definition.name}\` fit? ${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
    ranges: [range],
    evidence: [
      {
        role: 'original signature',
        side: 'before',
        ...headSpan(before, run(before, one).first, run(before, one).end),
      },
    ],
    takeBack: null,
  };
}
