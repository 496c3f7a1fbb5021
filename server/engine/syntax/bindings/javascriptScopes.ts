import { childOfField, fieldOf, isLeaf, kindOf, type SyntaxTree } from '../syntaxTree';
import type { ScopeKind } from './model';
import { flagsByKind, ScopeTree } from './scopeTree';

/** What has parameters: functions, and types and signatures whose parameters only their own types can name. */
const FUNCTIONS = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_expression',
  'generator_function',
  'arrow_function',
  'method_definition',
  'function_type',
  'constructor_type',
  'function_signature',
  'method_signature',
  'abstract_method_signature',
  'call_signature',
  'construct_signature',
]);
const NAMED_EXPRESSIONS = new Set(['function_expression', 'generator_function']);
const BLOCKS = new Set([
  'statement_block',
  'for_statement',
  'for_in_statement',
  'switch_body',
  'catch_clause',
  'with_statement',
]);
/** What can have type parameters, besides functions. A class also names itself inside. */
const TYPED = new Set([
  'class_declaration',
  'abstract_class_declaration',
  'class',
  'interface_declaration',
  'type_alias_declaration',
  'conditional_type',
  'index_signature',
]);
const DIVIDED = new Set([...FUNCTIONS, ...TYPED, 'with_statement']);
const OPENERS = new Set([...FUNCTIONS, ...BLOCKS, ...TYPED, 'enum_body']);

const OPENER = 1;
const DIVIDER = 2;
const kindFlags = flagsByKind([
  [OPENER, OPENERS],
  [DIVIDER, DIVIDED],
]);

/** The scopes of a text of the JavaScript family. A function has two: its parameters, and what its body declares. */
export function javascriptScopes(tree: SyntaxTree, text: string): ScopeTree {
  const scopes = new ScopeTree(tree);
  const { around, opened } = scopes;
  const flags = kindFlags(tree);
  const merged = new Map<string, number>();
  for (let node = 1; node < tree.size; node += 1) {
    const parent = tree.parent[node]!;
    const parentOpened = opened[parent]!;
    let scope = parentOpened === -1 ? around[parent]! : parentOpened;
    if ((flags[tree.kindIds[parent]!]! & DIVIDER) !== 0) scope = dividedScope(scopes, parent, node, scope);
    around[node] = scope;
    if ((flags[tree.kindIds[node]!]! & OPENER) !== 0) open(node, parent, scope);
  }
  return scopes;

  function open(node: number, parent: number, scope: number): void {
    const kind = kindOf(tree, node);
    if (kind === 'statement_block') openBlock(node, parent, scope);
    else if (kind === 'enum_body') openMerged('enum', node, parent, scope);
    else if (FUNCTIONS.has(kind)) {
      const isNamed = NAMED_EXPRESSIONS.has(kind) && childOfField(tree, node, 'name') !== null;
      scopes.open('function', node, isNamed ? scopes.open('block', node, scope) : scope);
    } else if (kind === 'with_statement') scopes.open('dynamic', node, scope);
    else scopes.open(TYPED.has(kind) ? 'type' : 'block', node, scope);
  }

  function openBlock(node: number, parent: number, scope: number): void {
    const kind = kindOf(tree, parent);
    if (kind === 'ambient_declaration') {
      // `declare global`: what it declares can be seen in the whole file.
      scopes.opened[node] = 0;
    } else if (kind === 'internal_module' || kind === 'module') openMerged('namespace', node, parent, scope);
    else if (FUNCTIONS.has(kind) || kind === 'class_static_block') scopes.open('body', node, scope);
    else scopes.open('block', node, scope);
  }

  /** Bodies of one namespace, or of one enumeration, see what the others export. */
  function openMerged(kind: ScopeKind, node: number, parent: number, scope: number): void {
    const name = childOfField(tree, parent, 'name');
    const key = name === null ? '' : `${scope} ${text.slice(tree.start[name]!, tree.end[name]!)}`;
    const known = merged.get(key);
    if (known !== undefined) scopes.opened[node] = known;
    else merged.set(key, scopes.open(kind, node, scope));
  }
}

function dividedScope(scopes: ScopeTree, parent: number, node: number, inner: number): number {
  const { tree, around } = scopes;
  const field = fieldOf(tree, node);
  const kind = kindOf(tree, parent);
  if (kind === 'with_statement') return field === 'body' ? inner : around[parent]!;
  // Only what follows if the test holds can name what it infers.
  if (kind === 'conditional_type')
    return field === 'left' || field === 'alternative' ? around[parent]! : inner;
  if (field !== 'name') return inner;
  if (NAMED_EXPRESSIONS.has(kind)) return scopes.parentOf(inner);
  return kind === 'class' && isLeaf(tree, node) ? inner : around[parent]!;
}
