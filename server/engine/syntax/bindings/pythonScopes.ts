import { childOfField, fieldOf, kindOf, type SyntaxTree } from '../syntaxTree';
import { flagsByKind, ScopeTree } from './scopeTree';

const COMPREHENSIONS = new Set([
  'list_comprehension',
  'set_comprehension',
  'dictionary_comprehension',
  'generator_expression',
]);
const FUNCTIONS = new Set(['function_definition', 'lambda']);
const OPENERS = new Set([...COMPREHENSIONS, ...FUNCTIONS, 'class_definition', 'type_alias_statement']);
/** Some children of these stand in another scope than the rest. */
const DIVIDED = new Set([
  ...FUNCTIONS,
  'class_definition',
  'default_parameter',
  'typed_default_parameter',
  'typed_parameter',
  'for_in_clause',
]);

const OPENER = 1;
const DIVIDER = 2;
const kindFlags = flagsByKind([
  [OPENER, OPENERS],
  [DIVIDER, DIVIDED],
]);

/**
 * The scopes of a Python text. Decorators, defaults, base classes and the first iterable of a comprehension are
 * evaluated outside of the scope that they belong to; annotations see type parameters only.
 */
export function pythonScopes(tree: SyntaxTree): ScopeTree {
  const scopes = new ScopeTree(tree);
  const { around, opened } = scopes;
  const flags = kindFlags(tree);
  for (let node = 1; node < tree.size; node += 1) {
    const parent = tree.parent[node]!;
    const parentOpened = opened[parent]!;
    let scope = parentOpened === -1 ? around[parent]! : parentOpened;
    if ((flags[tree.kindIds[parent]!]! & DIVIDER) !== 0) scope = dividedScope(scopes, parent, node, scope);
    around[node] = scope;
    if ((flags[tree.kindIds[node]!]! & OPENER) !== 0) openScope(scopes, node);
  }
  return scopes;
}

function openScope(scopes: ScopeTree, node: number): void {
  const { tree, around } = scopes;
  const kind = kindOf(tree, node);
  if (COMPREHENSIONS.has(kind)) {
    scopes.open('comprehension', node, around[node]!);
    return;
  }
  if (kind === 'type_alias_statement') {
    // The grammar takes `type(a).b = c` for an alias.
    if (kindOf(tree, node + 3) === 'identifier' || kindOf(tree, node + 3) === 'generic_type')
      scopes.open('type', node, around[node]!);
    return;
  }
  const hasTypes = childOfField(tree, node, 'type_parameters') !== null;
  const outer = hasTypes ? scopes.open('type', node, around[node]!) : around[node]!;
  scopes.open(kind === 'class_definition' ? 'class' : 'function', node, outer);
}

function dividedScope(scopes: ScopeTree, parent: number, node: number, inner: number): number {
  const { tree } = scopes;
  const field = fieldOf(tree, node);
  switch (kindOf(tree, parent)) {
    case 'function_definition':
    case 'class_definition':
      if (field === 'body' || field === 'parameters') return inner;
      return field === 'name' ? scopes.around[parent]! : scopes.parentOf(inner);
    case 'lambda':
      return inner;
    case 'for_in_clause':
      return field === 'right' && isFirstClause(tree, parent) ? scopes.parentOf(inner) : inner;
    default:
      if (field === 'type') return scopes.parentOf(inner);
      // Defaults are evaluated before there are type parameters.
      return field === 'value' ? scopes.around[scopes.scopes[inner]!.node]! : inner;
  }
}

function isFirstClause(tree: SyntaxTree, clause: number): boolean {
  for (let at = tree.parent[clause]! + 1; at < clause; at = tree.next[at]!) {
    if (kindOf(tree, at) === 'for_in_clause') return false;
  }
  return true;
}
