import type { Edit } from '../edit/edit';
import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import { occurrencesIn } from '../syntax/bindings/byLexeme';
import {
  AMBIENT,
  DESTRUCTURED,
  QUOTED,
  UNKNOWN,
  type Binding,
  type Bindings,
  type Occurrence,
} from '../syntax/bindings/model';
import { renameFacts } from '../syntax/bindings/renameFacts';
import type { SyntaxDocument } from '../syntax/document';
import { isImport } from '../syntax/imports';
import { lineAt } from '../syntax/sourceText';
import { kindOf } from '../syntax/syntaxTree';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { scopeNameAt } from './shared/newCode';
import { counted, grouped, joined, lineSpan } from './shared/spans';

/** An import, a local or a function of the file alone that was used, and that the edit left without a use. */
export const leftUnused: Rule = {
  metadata: {
    id: 'left-unused',
    summary: 'The edit removed the last use of an import, a local or a function that it left in place.',
    defaultLevel: 'warning',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    if (context.edit.pair.after.language === null) return [];
    const orphans = orphansOf(context);
    const groups = grouped(orphans, ({ form, declaration }) => {
      const lexeme = lexemeOf(context.edit.pair.after, declaration.node);
      return `${form} ${scopeNameAt(context, lexeme)}`;
    });
    return [...groups.values()].map((group) => finding(context, group));
  },
};

type Form = 'import' | 'local' | 'definition';

interface Orphan {
  readonly form: Form;
  readonly name: string;
  readonly declaration: Occurrence;
  /** Changes that removed its uses. */
  readonly removedBy: readonly number[];
  readonly uses: readonly Occurrence[];
}

function orphansOf({ edit, path }: RuleContext): Orphan[] {
  const { before, after } = edit.pair;
  const all = bindingsOf(after);
  const originals = bindingsOf(before);
  const removed = removedUses(edit, originals);
  return all.bindings.flatMap((binding): Orphan[] => {
    if (!removed.has(binding.name) || !isUnused(all, binding)) return [];
    const declaration = standingDeclaration(edit, all, binding);
    const original = originalOf(edit, originals, declaration);
    if (original === null) return [];
    const uses = original.occurrences
      .map((index) => originals.occurrences[index]!)
      .filter(({ role }) => role === 'read');
    const removedBy = removers(edit, uses);
    if (removedBy.length === 0) return [];
    const form = formOf(edit, all, binding, path);
    if (form === null || isNamedElsewhere(after, all, binding)) return [];
    return [{ form, name: binding.name, declaration, removedBy, uses }];
  });
}

/** Of several declarations, the one that was there. */
function standingDeclaration(edit: Edit, { occurrences }: Bindings, binding: Binding): Occurrence {
  const own = binding.occurrences.map((index) => occurrences[index]!);
  return own.find((occurrence) => isStanding(edit, occurrence)) ?? own[0]!;
}

function isStanding({ pair: { after }, alignment }: Edit, { node }: Occurrence): boolean {
  return alignment.after.pair[lexemeOf(after, node)] !== -1;
}

/** What a binding is to this rule, or null if other files may use it, or the text does not tell. */
function formOf(edit: Edit, all: Bindings, binding: Binding, path: string): Form | null {
  const document = edit.pair.after;
  const facts = renameFacts(document, binding);
  const own = binding.occurrences.map((index) => all.occurrences[index]!);
  const flagged = own.some(({ flags }) => (flags & (QUOTED | AMBIENT | DESTRUCTURED)) !== 0);
  if (flagged || facts.isOpaque || facts.isQuoted || binding.name.startsWith('__')) return null;
  if (binding.kind === 'import') return isOwnImport(edit, binding, own, path) ? 'import' : null;
  if (facts.isLocal && !binding.name.startsWith('_')) {
    const isPlain = own.every(({ node }) =>
      ASSIGNMENTS.has(kindOf(document.tree, document.tree.parent[node]!)),
    );
    return binding.kind === 'variable' && isPlain ? 'local' : null;
  }
  return isFileFunction(document, binding, facts.isExported) ? 'definition' : null;
}

const ASSIGNMENTS = new Set([
  'assignment',
  'augmented_assignment',
  'variable_declarator',
  'assignment_expression',
  'augmented_assignment_expression',
]);

/** Names that JSX uses without writing them. */
const IMPLICIT = new Set(['React', 'h', 'jsx', 'Fragment']);

function isOwnImport(edit: Edit, { name }: Binding, own: readonly Occurrence[], path: string): boolean {
  const document = edit.pair.after;
  const { language, tree } = document;
  // That the edit imports it once more is no use, and another rule's question.
  const [standing, more] = own.filter((occurrence) => isStanding(edit, occurrence));
  const isAllImported = own.every(({ node }) => isImported(edit, node));
  if (standing === undefined || more !== undefined || !isAllImported) return false;
  if (language!.family === 'javascript') return !(IMPLICIT.has(name) && /[jt]sx$/.test(path));
  const isHub = /(^|\/)(__init__|conftest|compat|_compat|api)\.pyi?$/.test(path) || path.endsWith('.pyi');
  const { node } = standing;
  // `import a as a` hands the name on.
  const isHandedOn = kindOf(tree, tree.parent[node]!) === 'aliased_import' && isSameAlias(document, node);
  return !isHub && !isHandedOn && !isTried(document, node) && !isWaived(document, node);
}

/** Whether a name is one that an import statement brings. */
function isImported({ pair: { after }, alignment }: Edit, node: number): boolean {
  return isImport(after.units[alignment.after.owner[lexemeOf(after, node)]!]!);
}

function isSameAlias({ tree, source }: SyntaxDocument, alias: number): boolean {
  const words = source.text.slice(tree.start[tree.parent[alias]!]!, tree.end[alias]!).split(/\s+as\s+/);
  return words[0] === words[1];
}

/** In a `try`, an import can be there to see whether it works. */
function isTried({ tree }: SyntaxDocument, node: number): boolean {
  for (let at = tree.parent[node]!; at > 0; at = tree.parent[at]!) {
    if (kindOf(tree, at) === 'try_statement') return true;
  }
  return false;
}

/** Whether a remark on its line says that it is meant, or what it is for. */
function isWaived({ tree, source }: SyntaxDocument, node: number): boolean {
  const end = source.text.indexOf('\n', tree.end[node]!);
  return /#/.test(source.text.slice(tree.end[node]!, end === -1 ? undefined : end));
}

/** A function of the file that other files cannot, or by its name should not, use. */
function isFileFunction(
  { language }: SyntaxDocument,
  { kind, name, scope }: Binding,
  isExported: boolean,
): boolean {
  if (kind !== 'function' || scope !== 0) return false;
  return language!.family === 'python' ? /^_[^_]/.test(name) : !isExported;
}

function isUnused({ occurrences }: Bindings, binding: Binding): boolean {
  return binding.occurrences.every((index) => {
    const { role } = occurrences[index]!;
    return role === 'declare' || role === 'write';
  });
}

/**
 * Whether the name stands where it may mean the binding after all: in a string or a comment that may be a quoted
 * type, as a parameter that a test fixture is passed by, or where its binding is not known.
 */
function isNamedElsewhere(
  { lexemes, source, tree }: SyntaxDocument,
  all: Bindings,
  { name, index }: Binding,
): boolean {
  const isOther = all.occurrences.some(
    (other) =>
      other.name === name &&
      (other.binding === UNKNOWN ||
        (other.binding !== index && all.bindings[other.binding]?.kind === 'parameter')),
  );
  if (isOther) return true;
  const word = new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`);
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    const isComment = lexemes.comment[lexeme] === 1;
    if (!isComment && kindOf(tree, lexemes.node[lexeme]!) !== 'string') continue;
    const text = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
    if ((!isComment || /type:|@\w+/.test(text)) && word.test(text)) return true;
  }
  return false;
}

/** Names of which the edit removed a use. */
function removedUses({ alignment, pair: { before } }: Edit, { occurrences }: Bindings): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { name, node, role } of occurrences) {
    if (role === 'read' && alignment.before.pair[lexemeOf(before, node)] === -1) names.add(name);
  }
  return names;
}

function originalOf(edit: Edit, originals: Bindings, declaration: Occurrence): Binding | null {
  const { before, after } = edit.pair;
  const lexeme = edit.alignment.after.pair[lexemeOf(after, declaration.node)]!;
  if (lexeme === -1) return null;
  const twin = occurrencesIn(before, lexeme).find(
    ({ name, role }) => name === declaration.name && role === 'declare',
  );
  return twin === undefined ? null : (originals.bindings[twin.binding] ?? null);
}

/** The changes that took uses away; none if a use is still there under another binding. */
function removers({ changes, pair: { before }, alignment }: Edit, uses: readonly Occurrence[]): number[] {
  const lexemes = new Set(uses.map(({ node }) => lexemeOf(before, node)));
  if ([...lexemes].some((lexeme) => alignment.before.pair[lexeme] !== -1)) return [];
  return changes
    .filter(
      ({ part, beforeLexemes }) => part !== 'move' && beforeLexemes.some((lexeme) => lexemes.has(lexeme)),
    )
    .map(({ number }) => number);
}

const NOUNS: Readonly<Record<Form, string>> = { import: 'import', local: 'variable', definition: 'function' };

function finding(context: RuleContext, orphans: readonly Orphan[]): DraftFinding {
  const { before, after } = context.edit.pair;
  const [first] = orphans;
  const { form, uses, declaration } = first!;
  const names = orphans.map(({ name }) => `\`${name}\``).join(', ');
  const isPythonFunction = form === 'definition' && after.language!.family === 'python';
  return {
    form,
    scope: scopeNameAt(context, lexemeOf(after, declaration.node)),
    subject: [...new Set(orphans.flatMap(({ removedBy }) => removedBy))].sort((a, b) => a - b),
    message:
      orphans.length === 1
        ? `The ${NOUNS[form]} ${names} is not used in this file any more: the edit removed ${uses.length === 1 ? 'its only use' : `all ${uses.length} uses`}.`
        : `${counted(orphans.length, NOUNS[form])} are not used in this file any more: ${names}.`,
    ranges: joined(
      orphans.map(({ declaration: { node } }) => {
        const lexeme = lexemeOf(after, node);
        return { start: after.lexemes.start[lexeme]!, end: after.lexemes.end[lexeme]! };
      }),
    ),
    evidence: joined(
      orphans.flatMap((orphan) =>
        orphan.uses.map(({ node }) => lineSpan(before, lineAt(before.source, before.tree.start[node]!))),
      ),
    ).map((span) => ({ role: 'removed use', side: 'before' as const, ...span })),
    // Taking the removal back is not what anybody wants here.
    takeBack: null,
    // Tests of other files may use it all the same.
    ...(isPythonFunction && { level: 'information' as const }),
  };
}
