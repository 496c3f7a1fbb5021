import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import type { Occurrence } from '../syntax/names/occurrence';
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
    (use) => use.role === 'use' && use.name === name && bindings.some((binding) => sees(edit, use, binding)),
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
function sees({ pair, alignment }: Edit, use: Occurrence, binding: Occurrence): boolean {
  const { tree, language, lexemes } = pair.before;
  const scope = binding.scope;
  if (scope === 0) return true;
  const kind = tree.kindNames[tree.kindIds[scope]!]!;
  // Names of a class body are not seen by the functions in it.
  if (language!.classes.has(kind)) return false;
  const original = alignment.after.pair[use.lexeme]!;
  if (original === -1) return false;
  const start = lexemes.start[original]!;
  return start >= tree.start[scope]! && start < tree.end[scope]!;
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
