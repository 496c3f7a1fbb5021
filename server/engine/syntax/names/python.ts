import { ancestorOfKind } from './ancestors';
import { fieldOf, kindOf, type SyntaxTree } from '../syntaxTree';
import type { Role } from './occurrence';

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

export interface Reading {
  readonly role: Role;
  readonly scope: number;
}

/** What a Python identifier does, or null if it is no name of a variable (an attribute, a keyword argument). */
export function readPythonName(tree: SyntaxTree, node: number): Reading | null {
  const parent = tree.parent[node]!;
  const kind = kindOf(tree, parent);
  const field = fieldOf(tree, node);
  const binding = (scopes: ReadonlySet<string>, from = node): Reading => ({
    role: 'binding',
    scope: ancestorOfKind(tree, from, scopes),
  });
  switch (kind) {
    case 'attribute':
      return field === 'attribute' ? null : use(node);
    case 'keyword_argument':
      return field === 'name' ? null : use(node);
    case 'function_definition':
    case 'class_definition':
      return field === 'name' ? binding(CLASS_OR_FUNCTION, parent) : use(node);
    case 'parameters':
    case 'lambda_parameters':
      return { role: 'binding', scope: tree.parent[parent]! };
    case 'default_parameter':
    case 'typed_default_parameter':
      return field === 'name' ? binding(FUNCTION_SCOPES) : use(node);
    case 'typed_parameter':
      return node === parent + 1 ? binding(FUNCTION_SCOPES) : use(node);
    case 'named_expression':
      return field === 'name' ? binding(CLASS_OR_FUNCTION) : use(node);
    case 'dotted_name':
      return readDottedName(tree, node, parent, binding);
    case 'aliased_import':
      return field === 'alias' ? binding(CLASS_OR_FUNCTION) : null;
    case 'global_statement':
    case 'nonlocal_statement':
    case 'type_parameter':
    case 'type_alias_statement':
      return { role: 'perhaps', scope: 0 };
    case 'as_pattern_target':
      return binding(CLASS_OR_FUNCTION);
    default:
      return readTarget(tree, node, binding);
  }
}

function use(node: number): Reading {
  return { role: 'use', scope: node };
}

function readDottedName(
  tree: SyntaxTree,
  node: number,
  parent: number,
  binding: (scopes: ReadonlySet<string>) => Reading,
): Reading | null {
  const above = kindOf(tree, tree.parent[parent]!);
  if (above === 'import_statement') return node === parent + 1 ? binding(CLASS_OR_FUNCTION) : null;
  if (above === 'import_from_statement') {
    return fieldOf(tree, parent) === 'module_name' ? null : binding(CLASS_OR_FUNCTION);
  }
  if (above === 'future_import_statement' || above === 'aliased_import' || above === 'relative_import')
    return null;
  if (/pattern|case/.test(above)) return node === parent + 1 ? { role: 'perhaps', scope: 0 } : null;
  return node === parent + 1 ? use(node) : null;
}

/** Follows target patterns up to what binds them: an assignment, a loop, a comprehension, a parameter, a `with`. */
function readTarget(
  tree: SyntaxTree,
  node: number,
  binding: (scopes: ReadonlySet<string>, from?: number) => Reading,
): Reading | null {
  let at = node;
  while (PATTERNS.has(kindOf(tree, tree.parent[at]!))) at = tree.parent[at]!;
  const parent = tree.parent[at]!;
  const kind = kindOf(tree, parent);
  if (fieldOf(tree, at) === 'left') {
    if (kind === 'assignment' || kind === 'for_statement') return binding(CLASS_OR_FUNCTION);
    if (kind === 'for_in_clause') return binding(COMPREHENSIONS);
  }
  if (kind === 'as_pattern_target') return binding(CLASS_OR_FUNCTION);
  if (at !== node || kind === 'typed_parameter') {
    if (PARAMETER_LISTS.has(kind)) return { role: 'binding', scope: tree.parent[parent]! };
    if (kind === 'typed_parameter' && at === parent + 1) return binding(FUNCTION_SCOPES);
  }
  if (/pattern$|^case_/.test(kind) && kind !== 'as_pattern') return { role: 'perhaps', scope: 0 };
  return use(node);
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
