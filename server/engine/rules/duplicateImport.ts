import type { Edit } from '../edit/edit';
import { isTrailing } from '../edit/commentRuns';
import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import type { Bindings, Occurrence } from '../syntax/bindings/model';
import type { SyntaxDocument } from '../syntax/document';
import { isImport } from '../syntax/imports';
import { lineAt } from '../syntax/sourceText';
import { childOfField, kindOf } from '../syntax/syntaxTree';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { aboutNewCode, isNewNode, isNewUnit, runOf, scopeNameAt, type LexemeRun } from './shared/newCode';
import { excerpt, grouped, lineSpan } from './shared/spans';

/** An import of what the file imports already, or one in the middle of the file. */
export const duplicateImport: Rule = {
  metadata: {
    id: 'duplicate-import',
    summary: 'Something is imported that is imported already, or an import stands in mid-file.',
    defaultLevel: 'warning',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const repeated = repeatedImports(context.edit);
    const all = [...repeated, ...midFileImports(context, repeated)];
    const groups = grouped(all, ({ form, first }) => `${form} ${scopeNameAt(context, first)}`);
    return [...groups.values()].map((group) => finding(context, group));
  },
};

interface Repeated extends LexemeRun {
  readonly form: 'repeated' | 'local' | 'mid-file';
  readonly name: string;
  /** Lexeme of the import that is there already, or -1. */
  readonly original: number;
}

function repeatedImports(edit: Edit): Repeated[] {
  const { after } = edit.pair;
  const all = bindingsOf(after);
  return importsOf(after, all).flatMap(({ binding, occurrence }): Repeated[] => {
    const own = lexemeOf(after, occurrence.node);
    if (edit.alignment.after.pair[own] !== -1 || isConditional(after, occurrence.node)) return [];
    const what = importedBy(after, occurrence.node);
    const original = importsOf(after, all).find(
      (other) =>
        other.occurrence !== occurrence &&
        other.occurrence.name === occurrence.name &&
        (other.binding === binding || isModuleLevel(all, other.binding)) &&
        (other.occurrence.node < occurrence.node || isStanding(edit, other.occurrence)) &&
        importedBy(after, other.occurrence.node) === what &&
        !isConditional(after, other.occurrence.node) &&
        isOnlyImported(after, all, other.binding),
    );
    if (original === undefined) return [];
    const part = partOf(after, occurrence.node);
    const run = runOf(edit, isNewNode(edit, part.statement) && part.isAll ? part.statement : part.node);
    const form = original.binding === binding ? 'repeated' : 'local';
    return [{ ...run, form, name: occurrence.name, original: lexemeOf(after, original.occurrence.node) }];
  });
}

function isStanding(edit: Edit, { node }: Occurrence): boolean {
  return edit.alignment.after.pair[lexemeOf(edit.pair.after, node)] !== -1;
}

interface Imported {
  readonly binding: number;
  readonly occurrence: Occurrence;
}

const known = new WeakMap<Bindings, readonly Imported[]>();

function importsOf(document: SyntaxDocument, all: Bindings): readonly Imported[] {
  const found = known.get(all);
  if (found !== undefined) return found;
  const imports = all.occurrences.flatMap((occurrence) =>
    occurrence.role === 'declare' && statementOf(document, occurrence.node) !== -1
      ? [{ binding: occurrence.binding, occurrence }]
      : [],
  );
  known.set(all, imports);
  return imports;
}

const STATEMENTS = new Set(['import_statement', 'import_from_statement']);

/** The import statement around a name, or -1. */
function statementOf({ tree }: SyntaxDocument, node: number): number {
  let at = tree.parent[node]!;
  for (let depth = 0; at > 0 && depth < 5; at = tree.parent[at]!, depth += 1) {
    if (STATEMENTS.has(kindOf(tree, at))) return at;
  }
  return -1;
}

/** Module, name in it and name here, as one text. */
function importedBy(document: SyntaxDocument, node: number): string {
  const { tree } = document;
  const statement = statementOf(document, node);
  const isType = kindOf(tree, statement + 2) === 'type';
  const from = childOfField(tree, statement, 'module_name') ?? childOfField(tree, statement, 'source');
  const { node: part } = partOf(document, node);
  return [isType ? 'type' : '', from === null ? '' : textOf(document, from), textOf(document, part)].join(
    '\n',
  );
}

function textOf({ tree, source }: SyntaxDocument, node: number): string {
  return source.text.slice(tree.start[node]!, tree.end[node]!).replace(/["'`]|\s+/g, ' ');
}

const PARTS = new Set(['aliased_import', 'dotted_name', 'import_specifier', 'namespace_import']);

/** The part of an import that brings one name, and whether it brings nothing else. */
function partOf(
  document: SyntaxDocument,
  node: number,
): { readonly node: number; readonly statement: number; readonly isAll: boolean } {
  const { tree } = document;
  const statement = statementOf(document, node);
  let part = node;
  for (let at = node; at !== statement; at = tree.parent[at]!) if (PARTS.has(kindOf(tree, at))) part = at;
  let names = 0;
  for (let at = statement + 1; at < tree.next[statement]!; at += 1) {
    if (at === part || PARTS.has(kindOf(tree, at))) names += isWithin(tree.parent[at]!) ? 0 : 1;
  }
  const module = childOfField(tree, statement, 'module_name');
  const isModuleCounted = module !== null && kindOf(tree, module) === 'dotted_name';
  return { node: part, statement, isAll: names - (isModuleCounted ? 1 : 0) <= 1 };

  function isWithin(inner: number): boolean {
    return PARTS.has(kindOf(tree, inner));
  }
}

/** Whether something other than imports gives the name a value too. */
function isOnlyImported(
  document: SyntaxDocument,
  { bindings, occurrences }: Bindings,
  binding: number,
): boolean {
  return bindings[binding]!.occurrences.every((index) => {
    const { role, node } = occurrences[index]!;
    return role === 'read' || role === 'export' || (role === 'declare' && statementOf(document, node) !== -1);
  });
}

function isModuleLevel({ bindings }: Bindings, binding: number): boolean {
  return bindings[binding]?.scope === 0;
}

const CONDITIONS = /^(if|try|for|while|with|match|except|finally|else|elif|case)_(statement|clause)$/;

/** Whether an import runs under some condition of its own within its function or file. */
function isConditional({ tree, language }: SyntaxDocument, node: number): boolean {
  for (let at = tree.parent[node]!; at > 0; at = tree.parent[at]!) {
    const kind = kindOf(tree, at);
    if (language!.functions.has(kind)) return false;
    if (CONDITIONS.test(kind)) return true;
  }
  return false;
}

/** New imports of the file's top level below its first function or class. */
function midFileImports({ edit, path }: RuleContext, repeated: readonly Repeated[]): Repeated[] {
  const { after, before } = edit.pair;
  const { units, lexemes } = after;
  if (units.length === 0 || hasMidFileImport(before)) return [];
  const top = units[0]!.children.map((child) => units[child]!);
  const lastCode = top.reduce((last, unit) => (isImport(unit) ? last : unit.index), -1);
  return top.flatMap((unit): Repeated[] => {
    if (!isImport(unit) || unit.kind === 'future_import_statement' || !isNewUnit(edit, unit.index)) return [];
    const isBelow = top.some(({ index, kind }) => index < unit.index && DEFINITIONS.has(kind));
    // At the very end they break a circle of imports; with a remark beside them somebody meant it.
    const hasRemark =
      unit.endLexeme < lexemes.count &&
      lexemes.comment[unit.endLexeme] === 1 &&
      isTrailing(after, unit.endLexeme);
    const hasRemarkAbove = unit.firstLexeme > 0 && lexemes.comment[unit.firstLexeme - 1] === 1;
    const isTold = repeated.some(({ first }) => first >= unit.firstLexeme && first < unit.endLexeme);
    if (!isBelow || unit.index > lastCode || hasRemark || hasRemarkAbove || isTold) return [];
    if (isOfOwnPackage(after, path, unit.node)) return [];
    const name = excerpt(
      after.source.text.slice(lexemes.start[unit.firstLexeme], lexemes.end[unit.endLexeme - 1]),
    );
    return [{ first: unit.firstLexeme, end: unit.endLexeme, form: 'mid-file', name, original: -1 }];
  });
}

/** Whether a package imports from itself: what it imports may need what stands above. */
function isOfOwnPackage(document: SyntaxDocument, path: string, statement: number): boolean {
  const folder = /^(.*)\/__init__\.pyi?$/.exec(path)?.[1];
  const from = childOfField(document.tree, statement, 'module_name');
  if (folder === undefined || from === null) return false;
  const module = textOf(document, from);
  const name = `.${folder.replaceAll('/', '.')}`;
  return module
    .split('.')
    .some((_, index, parts) => parts[0] === '' || name.endsWith(`.${parts.slice(0, index + 1).join('.')}`));
}

const DEFINITIONS = new Set([
  'function_definition',
  'class_definition',
  'function_declaration',
  'class_declaration',
]);

/** A file that has imports below its code keeps them where it wants. */
function hasMidFileImport({ units }: SyntaxDocument): boolean {
  const top = (units[0]?.children ?? []).map((child) => units[child]!);
  const firstDefinition = top.findIndex(({ kind }) => DEFINITIONS.has(kind));
  return firstDefinition !== -1 && top.some((unit, index) => index > firstDefinition && isImport(unit));
}

function finding(context: RuleContext, imports: readonly Repeated[]): DraftFinding {
  const { after } = context.edit.pair;
  const [first] = imports;
  const { form } = first!;
  const lineOf = (lexeme: number): number => lineAt(after.source, after.lexemes.start[lexeme]!);
  const names = [...new Set(imports.map(({ name }) => `\`${name}\``))];
  const are = names.length === 1 ? 'is' : 'are';
  const lines = [...new Set(imports.map(({ original }) => (original === -1 ? -1 : lineOf(original) + 1)))];
  const scope = scopeNameAt(context, first!.first);
  return aboutNewCode(context, {
    form,
    scope,
    // Which of two equal imports is the new one depends on what else stands around them.
    origin: `${scope} ${names.join(' ')}`,
    places: imports.map(({ first: from, end, original }) => ({
      first: from,
      end,
      evidence:
        original === -1
          ? []
          : [{ role: 'other import', side: 'after' as const, ...lineSpan(after, lineOf(original)) }],
    })),
    message:
      form === 'mid-file'
        ? `${names.join(', ')} stand${names.length === 1 ? 's' : ''} below code of the file; its other imports are at the top.`
        : `${names.join(', ')} ${are} imported on line${lines.length === 1 ? '' : 's'} ${lines.join(', ')} as well.`,
    takeBack:
      form === 'mid-file'
        ? 'Take the import back'
        : `Remove the import of ${names.join(', ').replace(/`/g, '')}`,
  });
}
