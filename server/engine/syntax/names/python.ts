import { ancestorOfKind } from './ancestors';
import { binding, perhaps, use, type Reading } from './reading';
import { childOfField, fieldOf, kindOf, type SyntaxTree } from '../syntaxTree';

const FUNCTION_SCOPES = new Set(['function_definition', 'lambda', 'module']);
const CLASS_OR_FUNCTION = new Set([...FUNCTION_SCOPES, 'class_definition']);
const COMPREHENSIONS = new Set([
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
]);
const PATTERNS = new Set([
  'pattern_list',
  'tuple_pattern',
  'list_pattern',
  'list_splat_pattern',
  'dictionary_splat_pattern',
  'parenthesized_expression',
  'tuple',
  'list',
  'expression_list',
  'list_splat',
]);
const PARAMETER_LISTS = new Set(['parameters', 'lambda_parameters']);
/** What stands around a name in a list of type parameters: `T: int`, `*Ts`, `**P`. */
const TYPE_PARAMETER_PARTS = new Set(['type', 'constrained_type', 'splat_type', 'generic_type']);

/** What a Python identifier does, or null if it is no name of a variable (an attribute, a keyword argument). */
export function readPythonName(tree: SyntaxTree, node: number): Reading | null {
  const parent = tree.parent[node]!;
  const kind = kindOf(tree, parent);
  const field = fieldOf(tree, node);
  const bound = (from = node): Reading => binding(scopeAround(tree, from));
  const parameter = (): Reading => binding(ancestorOfKind(tree, node, FUNCTION_SCOPES));
  switch (kind) {
    case 'attribute':
      return field === 'attribute' ? null : use(node);
    case 'keyword_argument':
      return field === 'name' ? null : use(node);
    case 'function_definition':
    case 'class_definition':
      return field === 'name' ? bound(parent) : use(node);
    case 'parameters':
    case 'lambda_parameters':
      return binding(tree.parent[parent]!);
    case 'default_parameter':
    case 'typed_default_parameter':
      return field === 'name' ? parameter() : use(node);
    case 'typed_parameter':
      return node === parent + 1 ? parameter() : use(node);
    case 'named_expression':
      return field === 'name' ? bound() : use(node);
    case 'dotted_name':
      return readDottedName(tree, node, parent);
    case 'aliased_import':
      return field === 'alias' ? bound() : null;
    case 'global_statement':
    case 'nonlocal_statement':
      return perhaps();
    case 'as_pattern_target':
      return bound();
    case 'as_pattern':
      // `case str() as s`; elsewhere the name behind `as` has a node of its own.
      return node > parent + 1 ? perhaps() : use(node);
    case 'keyword_pattern':
      return node === parent + 1 ? null : use(node);
    case 'type':
    case 'splat_type':
    case 'generic_type':
      return readInType(tree, node);
    default:
      return readTarget(tree, node);
  }
}

/**
 * The node in which a name bound at `node` can be seen. For a class it is its body: functions in it do not see the
 * names of the body, but they see the class's type parameters.
 */
function scopeAround(tree: SyntaxTree, node: number): number {
  const scope = ancestorOfKind(tree, node, CLASS_OR_FUNCTION);
  return kindOf(tree, scope) === 'class_definition' ? (childOfField(tree, scope, 'body') ?? scope) : scope;
}

/** The `T` of `def f[T: int]`, `class A[*T]`, `type A[T] = ...`, and the `A` of the latter, bind; `list[T]` uses. */
function readInType(tree: SyntaxTree, node: number): Reading {
  let at = node;
  let parent = tree.parent[at]!;
  // Only what comes first in each part is the parameter: a bound or a default follows it.
  while (TYPE_PARAMETER_PARTS.has(kindOf(tree, parent)) && isFirstNamed(tree, at)) {
    at = parent;
    parent = tree.parent[at]!;
  }
  const isAlias = kindOf(tree, parent) === 'type_alias_statement' && fieldOf(tree, at) === 'left';
  if (isAlias) return binding(scopeAround(tree, parent));
  if (kindOf(tree, parent) !== 'type_parameter') return use(node);
  const owner = tree.parent[parent]!;
  if (fieldOf(tree, parent) === 'type_parameters') return binding(owner);
  const alias = aliasAround(tree, owner);
  return alias === -1 ? use(node) : binding(alias);
}

function isFirstNamed(tree: SyntaxTree, node: number): boolean {
  for (let before = tree.parent[node]! + 1; before < node; before = tree.next[before]!) {
    if (tree.named[before] === 1) return false;
  }
  return true;
}

/** The alias that `generic` is the left side of, or -1. */
function aliasAround(tree: SyntaxTree, generic: number): number {
  const left = tree.parent[generic]!;
  const statement = tree.parent[left]!;
  const isLeft = kindOf(tree, generic) === 'generic_type' && fieldOf(tree, left) === 'left';
  return isLeft && kindOf(tree, statement) === 'type_alias_statement' ? statement : -1;
}

function readDottedName(tree: SyntaxTree, node: number, parent: number): Reading | null {
  const isFirst = node === parent + 1;
  const outer = tree.parent[parent]!;
  switch (kindOf(tree, outer)) {
    case 'import_statement':
      return isFirst ? binding(scopeAround(tree, node)) : null;
    case 'import_from_statement':
      return fieldOf(tree, parent) === 'module_name' ? null : binding(scopeAround(tree, node));
    case 'future_import_statement':
    case 'aliased_import':
    case 'relative_import':
      return null;
    case 'class_pattern':
      return isFirst ? use(node) : null;
    default:
      if (!isFirst) return null;
      return isInPattern(tree, outer) && isLastName(tree, node) ? perhaps() : use(node);
  }
}

function isInPattern(tree: SyntaxTree, node: number): boolean {
  return /_pattern$|^case_/.test(kindOf(tree, node));
}

/** `case name` captures, `case module.name` compares. */
function isLastName(tree: SyntaxTree, node: number): boolean {
  return tree.next[node] === tree.next[tree.parent[node]!];
}

/** Follows target patterns up to what binds them: an assignment, a loop, a comprehension, a parameter, a `with`. */
function readTarget(tree: SyntaxTree, node: number): Reading | null {
  let at = node;
  while (PATTERNS.has(kindOf(tree, tree.parent[at]!))) at = tree.parent[at]!;
  const parent = tree.parent[at]!;
  const kind = kindOf(tree, parent);
  if (fieldOf(tree, at) === 'left') {
    if (kind === 'assignment' || kind === 'for_statement') return binding(scopeAround(tree, node));
    if (kind === 'for_in_clause') return binding(ancestorOfKind(tree, node, COMPREHENSIONS));
  }
  if (kind === 'as_pattern_target') return binding(scopeAround(tree, node));
  if (at !== node && PARAMETER_LISTS.has(kind)) return binding(tree.parent[parent]!);
  if (at !== node && kind === 'typed_parameter' && at === parent + 1)
    return binding(ancestorOfKind(tree, node, FUNCTION_SCOPES));
  return isInPattern(tree, parent) && kind !== 'as_pattern' ? perhaps() : use(node);
}

/** Whether a node brings in names that the text does not show. */
export function opensPythonNames(tree: SyntaxTree, node: number, text: string): boolean {
  const kind = kindOf(tree, node);
  if (kind === 'wildcard_import') return true;
  return (
    kind === 'call' &&
    /^(exec|globals|locals|vars)\s*\(/.test(text.slice(tree.start[node]!, tree.start[node]! + 12))
  );
}
