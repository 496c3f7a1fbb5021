import type { Edit } from '../edit/edit';
import { holdsTests } from '../paths/tests';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { changesAt } from './shared/changesAt';
import { definitionsIn, type Definition } from './shared/definitions';
import { parametersOf } from './shared/parameters';
import { scopeOfText } from './shared/scopeNames';
import { differenceOf, isOtherNameOnly, type SignatureChange } from './shared/signatures';
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

function changeOf(edit: Edit, original: Definition, definition: Definition): SignatureChange | null {
  if (!isPublic(edit, definition) || original.name !== definition.name) return null;
  if (isOverload(edit.pair.before, original) || isOverload(edit.pair.after, definition)) return null;
  const before = parametersOf(edit.pair.before, original.node);
  const after = parametersOf(edit.pair.after, definition.node);
  if (before === null || after === null) return null;
  const isLike = !isPassedByName(edit, definition) && isOtherNameOnly(edit, before, after);
  return isLike ? null : differenceOf(before, after);
}

/** Operators and the like: the language calls them, and passes nothing by name. */
const CALLED_BY_THE_LANGUAGE = /^__(?!init__|new__|call__|init_subclass__)\w+__$/;

function isPassedByName({ pair: { after } }: Edit, { name }: Definition): boolean {
  return after.language!.family === 'python' && !CALLED_BY_THE_LANGUAGE.test(name);
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
