import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import type { Occurrence } from '../syntax/names/occurrence';
import type { SyntaxDocument } from '../syntax/document';
import { fieldOf, kindOf } from '../syntax/syntaxTree';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { counted, excerpt, joined, lineSpan } from './shared/spans';
import { lineAt } from '../syntax/sourceText';

/** A name that is still used although the edit removed its last binding in the file. */
export const danglingName: Rule = {
  metadata: {
    id: 'dangling-name',
    summary: 'A name is still used, and the edit removed its only binding in the file.',
    defaultLevel: 'error',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { before, after } = context.edit.names;
    if (!before.closed || !after.closed || context.edit.language === null) return [];
    const bound = new Set(after.occurrences.filter(({ role }) => role !== 'use').map(({ name }) => name));
    const lost = new Map<string, Occurrence[]>();
    for (const binding of before.occurrences) {
      if (binding.role === 'use' || bound.has(binding.name)) continue;
      lost.set(binding.name, [...(lost.get(binding.name) ?? []), binding]);
    }
    return [...lost].flatMap(([name, bindings]) => finding(context, name, bindings) ?? []);
  },
};

function finding(context: RuleContext, name: string, bindings: readonly Occurrence[]): DraftFinding | null {
  const { edit } = context;
  if (edit.language!.globals.has(name)) return null;
  // One binding of unknown reach is enough to doubt that the name is lost.
  if (bindings.some(({ role }) => role === 'perhaps')) return null;
  const uses = edit.names.after.occurrences.filter(
    (use) =>
      use.role === 'use' &&
      use.name === name &&
      bindings.some((binding) => sees(edit, use, binding)) &&
      !isTried(edit, use),
  );
  const holders = holdersOf(edit, bindings);
  const [first] = uses;
  if (first === undefined || holders.length === 0) return null;
  const { before, after } = edit.pair;
  const definition = definitionOf(edit, bindings[0]!);
  const text = excerpt(before.source.text.slice(definition.start, definition.end));
  return {
    form: null,
    scope: context.scopeOf(edit.changes[holders[0]!]!),
    subject: holders,
    message: `\`${name}\` is still used ${uses.length === 1 ? 'here' : `in ${counted(uses.length, 'place')}`}, and its only binding in the file is gone: \`${text}\`.`,
    ranges: joined(
      uses.map(({ lexeme }) => ({ start: after.lexemes.start[lexeme]!, end: after.lexemes.end[lexeme]! })),
    ),
    evidence: [{ role: 'lost binding', side: 'before', ...definition }],
    takeBack: `Restore the binding of ${name}`,
  };
}

/** Whether a use in after stood in the reach of a binding in before. */
function sees({ pair, alignment }: Edit, use: Occurrence, { scope }: Occurrence): boolean {
  const { tree, language, lexemes } = pair.before;
  if (scope === 0) return true;
  const original = alignment.after.pair[use.lexeme]!;
  if (original === -1) return false;
  const start = lexemes.start[original]!;
  if (start < tree.start[scope]! || start >= tree.end[scope]!) return false;
  const isClassBody = language!.classes.has(kindOf(tree, tree.parent[scope]!));
  return !isClassBody || standsIn(pair.before, lexemes.node[original]!, scope);
}

const EXPRESSION_SCOPES = /^lambda$|_comprehension$|^generator_expression$/;

/** Whether a node stands in a class body itself: functions and comprehensions in it do not see its names. */
function standsIn({ tree, language }: SyntaxDocument, node: number, body: number): boolean {
  for (let at = node; at !== body; at = tree.parent[at]!) {
    const kind = kindOf(tree, at);
    if (language!.functions.has(kind) || EXPRESSION_SCOPES.test(kind)) return false;
  }
  return true;
}

/** Whether a use stands in a `try` that catches `NameError`: code that tries a name copes with its absence. */
function isTried({ pair: { after } }: Edit, { lexeme }: Occurrence): boolean {
  const { tree, source, lexemes } = after;
  let at = lexemes.node[lexeme]!;
  for (let above = tree.parent[at]!; above > 0; at = above, above = tree.parent[at]!) {
    if (kindOf(tree, above) !== 'try_statement' || fieldOf(tree, at) !== 'body') continue;
    const handlers = source.text.slice(tree.end[at]!, tree.end[above]!);
    if (/^[ \t]*except\b[^:\n]*\bNameError\b/m.test(handlers)) return true;
  }
  return false;
}

function holdersOf({ changes }: Edit, bindings: readonly Occurrence[]): number[] {
  const lexemes = new Set(bindings.map(({ lexeme }) => lexeme));
  return changes
    .filter(({ beforeLexemes }) => beforeLexemes.some((lexeme) => lexemes.has(lexeme)))
    .map(({ number }) => number);
}

function definitionOf({ pair: { before } }: Edit, { lexeme }: Occurrence): Span {
  return lineSpan(before, lineAt(before.source, before.lexemes.start[lexeme]!));
}
