import { childOfField, fieldOf, kindOf, type SyntaxTree } from '../syntaxTree';
import { AMBIENT, DESTRUCTURED, KEYWORD, SCOPE_STATEMENT } from './model';
import { declare, DELETE, flagged, READ, WRITE, type Reading } from './reading';

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

const VARIABLE = declare('variable');
const PARAMETER = declare('parameter');
const TYPE_PARAMETER = declare('typeParameter');
const IMPORT = declare('import');
const SCOPE = flagged(READ, SCOPE_STATEMENT);

/** What a Python identifier does, or null if it is no name of a variable (an attribute, a keyword argument). */
export function readPythonName(tree: SyntaxTree, node: number): Reading | null {
  const parent = tree.parent[node]!;
  const field = fieldOf(tree, node);
  switch (kindOf(tree, parent)) {
    case 'attribute':
      return field === 'attribute' ? null : READ;
    case 'keyword_argument':
      return field === 'name' ? null : READ;
    case 'function_definition':
      return field === 'name' ? declare('function') : READ;
    case 'class_definition':
      return field === 'name' ? declare('class') : READ;
    case 'parameters':
      return keywordParameter(tree, node);
    case 'lambda_parameters':
      return keywordParameter(tree, node);
    case 'default_parameter':
    case 'typed_default_parameter':
      return field === 'name' ? keywordParameter(tree, parent) : READ;
    case 'typed_parameter':
      return node === parent + 1 ? keywordParameter(tree, parent) : READ;
    case 'named_expression':
      return field === 'name' ? declare('variable', 'variables') : READ;
    case 'augmented_assignment':
      return field === 'left' ? WRITE : READ;
    case 'dotted_name':
      return readDottedName(tree, node, parent);
    case 'aliased_import':
      return field === 'alias' ? IMPORT : null;
    case 'global_statement':
    case 'nonlocal_statement':
      return SCOPE;
    case 'as_pattern_target':
      return VARIABLE;
    case 'as_pattern':
      // `case str() as s`; elsewhere the name behind `as` has a node of its own.
      return node > parent + 1 ? VARIABLE : READ;
    case 'keyword_pattern':
      return node === parent + 1 ? null : READ;
    case 'member_type':
      return node === parent + 1 ? READ : null;
    case 'type':
    case 'splat_type':
    case 'generic_type':
      return readInType(tree, node);
    default:
      return readTarget(tree, node);
  }
}

/** A parameter that callers may name, unless `/` follows it or `*` precedes it directly. */
function keywordParameter(tree: SyntaxTree, parameter: number): Reading {
  const list = tree.parent[parameter]!;
  for (let at = tree.next[parameter]!; at < tree.next[list]!; at = tree.next[at]!) {
    if (kindOf(tree, at) === 'positional_separator') return PARAMETER;
  }
  return flagged(PARAMETER, KEYWORD);
}

/** The `T` of `def f[T: int]`, `class A[*T]`, `type A[T] = ...`, and the `A` of the latter, bind; `list[T]` reads. */
function readInType(tree: SyntaxTree, node: number): Reading {
  let at = node;
  let parent = tree.parent[at]!;
  // Only what comes first in each part is the parameter: a bound or a default follows it.
  while (TYPE_PARAMETER_PARTS.has(kindOf(tree, parent)) && isFirstNamed(tree, at)) {
    at = parent;
    parent = tree.parent[at]!;
  }
  const isAlias =
    kindOf(tree, parent) === 'type_alias_statement' &&
    fieldOf(tree, at) === 'left' &&
    kindOf(tree, tree.parent[node]!) !== 'parenthesized_expression';
  if (isAlias) return declare('type', 'outside');
  if (kindOf(tree, parent) !== 'type_parameter') return READ;
  if (fieldOf(tree, parent) === 'type_parameters') return TYPE_PARAMETER;
  return isAliasSide(tree, tree.parent[parent]!) ? TYPE_PARAMETER : READ;
}

function isFirstNamed(tree: SyntaxTree, node: number): boolean {
  for (let before = tree.parent[node]! + 1; before < node; before = tree.next[before]!) {
    if (tree.named[before] === 1) return false;
  }
  return true;
}

/** Whether `generic` is the left side of an alias. */
function isAliasSide(tree: SyntaxTree, generic: number): boolean {
  const left = tree.parent[generic]!;
  return (
    kindOf(tree, generic) === 'generic_type' &&
    fieldOf(tree, left) === 'left' &&
    kindOf(tree, tree.parent[left]!) === 'type_alias_statement'
  );
}

function readDottedName(tree: SyntaxTree, node: number, parent: number): Reading | null {
  const isFirst = node === parent + 1;
  const outer = tree.parent[parent]!;
  switch (kindOf(tree, outer)) {
    case 'import_statement':
      return isFirst ? IMPORT : null;
    case 'import_from_statement':
      return fieldOf(tree, parent) === 'module_name' ? null : IMPORT;
    case 'future_import_statement':
      return fieldOf(tree, parent) === 'name' ? flagged(IMPORT, AMBIENT) : null;
    case 'aliased_import':
    case 'relative_import':
      return null;
    case 'class_pattern':
      return isFirst ? READ : null;
    default:
      if (!isFirst) return null;
      return isInPattern(tree, outer) && isLastName(tree, node) ? VARIABLE : READ;
  }
}

function isInPattern(tree: SyntaxTree, node: number): boolean {
  return /_pattern$|^case_/.test(kindOf(tree, node));
}

/** `case name` captures, `case module.name` compares. */
function isLastName(tree: SyntaxTree, node: number): boolean {
  return tree.next[node] === tree.next[tree.parent[node]!];
}

/** Follows target patterns up to what binds them: an assignment, a loop, a parameter, a `with`, or to a deletion. */
function readTarget(tree: SyntaxTree, node: number): Reading {
  let at = node;
  while (PATTERNS.has(kindOf(tree, tree.parent[at]!))) at = tree.parent[at]!;
  const parent = tree.parent[at]!;
  const kind = kindOf(tree, parent);
  const flags = at === node ? 0 : DESTRUCTURED;
  if (fieldOf(tree, at) === 'left') {
    if (kind === 'assignment') return isAnnotated(tree, parent) ? VARIABLE : flagged(VARIABLE, flags);
    if (kind === 'for_statement' || kind === 'for_in_clause') return flagged(VARIABLE, flags);
    if (kind === 'augmented_assignment') return WRITE;
  }
  if (kind === 'delete_statement') return DELETE;
  if (kind === 'as_pattern_target') return flagged(VARIABLE, flags);
  if (kind === 'as_pattern' && at > parent + 1) return VARIABLE;
  if (at !== node && PARAMETER_LISTS.has(kind)) return PARAMETER;
  if (at !== node && kind === 'typed_parameter' && at === parent + 1) return PARAMETER;
  return isInPattern(tree, parent) && kind !== 'as_pattern' ? VARIABLE : READ;
}

function isAnnotated(tree: SyntaxTree, assignment: number): boolean {
  return childOfField(tree, assignment, 'type') !== null;
}
