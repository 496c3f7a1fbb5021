import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import {
  AMBIENT,
  FREE,
  QUOTED,
  SCOPE_STATEMENT,
  TESTED,
  type Binding,
  type Bindings,
  type Occurrence,
} from '../syntax/bindings/model';
import { occurrencesIn } from '../syntax/bindings/byLexeme';
import { fieldOf, kindOf } from '../syntax/syntaxTree';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { mayBeProvided } from './shared/testGlobals';
import { counted, excerpt, joined, lineSpan } from './shared/spans';
import { lineAt } from '../syntax/sourceText';

/** A name that is still used although the edit removed the binding it had. */
export const danglingName: Rule = {
  metadata: {
    id: 'dangling-name',
    summary: 'A name is still used, and the edit removed its only binding in the file.',
    defaultLevel: 'error',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { edit } = context;
    const lost = new Map<Binding, Occurrence[]>();
    const { occurrences } = bindingsOf(edit.pair.after);
    const bound = new Set(bindingsOf(edit.pair.before).bindings.map(({ name }) => name));
    const tested = new Set(occurrences.filter(({ flags }) => (flags & TESTED) !== 0).map(({ name }) => name));
    for (const use of occurrences) {
      if (!bound.has(use.name) || tested.has(use.name) || !isLeftOpen(edit, use)) continue;
      const binding = originalBinding(edit, use);
      if (binding !== null) lost.set(binding, [...(lost.get(binding) ?? []), use]);
    }
    const inOrder = [...lost].sort(([one], [other]) => one.index - other.index);
    return inOrder.flatMap(([binding, uses]) => finding(context, binding, uses) ?? []);
  },
};

const NO_USE = SCOPE_STATEMENT | QUOTED;

function isLeftOpen(edit: Edit, use: Occurrence): boolean {
  return (
    use.binding === FREE &&
    (use.flags & NO_USE) === 0 &&
    edit.language?.globals.has(use.name) !== true &&
    !isTried(edit, use)
  );
}

/** What a use was bound to before; what was written anew could have been bound to a name of the file. */
function originalBinding({ pair, alignment }: Edit, { name, node }: Occurrence): Binding | null {
  const before = bindingsOf(pair.before);
  const original = alignment.after.pair[lexemeOf(pair.after, node)]!;
  const twin =
    original === -1 ? undefined : occurrencesIn(pair.before, original).find((other) => other.name === name);
  if (twin !== undefined) return before.bindings[twin.binding] ?? null;
  return before.bindings.find((binding) => binding.scope === 0 && binding.name === name) ?? null;
}

function finding(context: RuleContext, binding: Binding, uses: readonly Occurrence[]): DraftFinding | null {
  const { edit } = context;
  const { before, after } = edit.pair;
  const { name } = binding;
  const declarations = declarationsOf(bindingsOf(before), binding);
  const [definition] = declarations;
  const holders = holdersOf(edit, declarations);
  // What another file brings may well stay; a declaration that stays was moved out of sight, not removed.
  if (definition === undefined || holders === null) return null;
  if (declarations.some(({ node }) => mayBeProvided(before, node, name))) return null;
  const isOnly = !bindingsOf(after).bindings.some((other) => other.name === name);
  const line = lineOf(edit, definition);
  const text = excerpt(before.source.text.slice(line.start, line.end));
  return {
    form: null,
    scope: context.scopeOf(edit.changes[holders[0]!]!),
    subject: holders,
    message: `\`${name}\` is still used ${uses.length === 1 ? 'here' : `in ${counted(uses.length, 'place')}`}, and its ${isOnly ? 'only binding in the file' : 'binding'} is gone: \`${text}\`.`,
    ranges: joined(
      uses.map(({ node }) => {
        const lexeme = lexemeOf(after, node);
        return { start: after.lexemes.start[lexeme]!, end: after.lexemes.end[lexeme]! };
      }),
    ),
    evidence: [{ role: 'lost binding', side: 'before', ...line }],
    takeBack: `Restore the binding of ${name}`,
  };
}

function declarationsOf({ occurrences }: Bindings, binding: Binding): Occurrence[] {
  return binding.occurrences.map((index) => occurrences[index]!).filter(({ role }) => role === 'declare');
}

/** The changes that removed declarations, or null if one may be left. */
function holdersOf({ changes, pair, alignment }: Edit, declarations: readonly Occurrence[]): number[] | null {
  const lexemes = new Set(declarations.map(({ node }) => lexemeOf(pair.before, node)));
  const isLeft = [...lexemes].some((lexeme) => alignment.before.pair[lexeme] !== -1);
  if (isLeft || declarations.some(({ flags }) => (flags & AMBIENT) !== 0)) return null;
  const holders = changes
    .filter(({ beforeLexemes }) => beforeLexemes.some((lexeme) => lexemes.has(lexeme)))
    .map(({ number }) => number);
  return holders.length === 0 ? null : holders;
}

/** Whether a use stands in a `try` that catches `NameError`: code that tries a name copes with its absence. */
function isTried({ pair: { after } }: Edit, { node }: Occurrence): boolean {
  const { tree, source } = after;
  let at = node;
  for (let above = tree.parent[at]!; above > 0; at = above, above = tree.parent[at]!) {
    if (kindOf(tree, above) !== 'try_statement' || fieldOf(tree, at) !== 'body') continue;
    const handlers = source.text.slice(tree.end[at]!, tree.end[above]!);
    if (/^[ \t]*except\b[^:\n]*\bNameError\b/m.test(handlers)) return true;
  }
  return false;
}

function lineOf({ pair: { before } }: Edit, { node }: Occurrence): Span {
  return lineSpan(before, lineAt(before.source, before.tree.start[node]!));
}
