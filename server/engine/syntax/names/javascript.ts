import { childOfField, fieldOf, kindOf, type SyntaxTree } from '../syntaxTree';
import { ancestorOfKind } from './ancestors';
import type { Reading } from './python';

const FUNCTION_SCOPES = new Set([
  'program',
  'function_declaration',
  'generator_function_declaration',
  'function_expression',
  'generator_function',
  'arrow_function',
  'method_definition',
  'class_static_block',
]);
const BLOCK_SCOPES = new Set([
  ...FUNCTION_SCOPES,
  'statement_block',
  'for_statement',
  'for_in_statement',
  'switch_body',
  'catch_clause',
  'class_body',
  'internal_module',
  'module',
]);
const PATTERNS = new Set([
  'object_pattern',
  'array_pattern',
  'pair_pattern',
  'rest_pattern',
  'object_assignment_pattern',
  'assignment_pattern',
]);
const DECLARATIONS = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_signature',
  'class_declaration',
  'abstract_class_declaration',
  'interface_declaration',
  'type_alias_declaration',
  'enum_declaration',
  'internal_module',
  'module',
]);
const AMBIENT = new Set(['ambient_declaration', 'program']);

/**
 * What a JavaScript or TypeScript identifier does, or null if it names no variable and no type.
 *
 * @param name its text: the element `<div>` names no variable, `<Button>` does
 */
export function readJavaScriptName(tree: SyntaxTree, node: number, name: string): Reading | null {
  const own = kindOf(tree, node);
  const parent = tree.parent[node]!;
  const kind = kindOf(tree, parent);
  const field = fieldOf(tree, node);
  if (own === 'shorthand_property_identifier') return use(node);
  if (own === 'shorthand_property_identifier_pattern') return readPattern(tree, node);
  if (DECLARATIONS.has(kind) && field === 'name') return declared(tree, node, BLOCK_SCOPES, parent);
  switch (kind) {
    case 'function_expression':
    case 'generator_function':
    case 'class':
      return field === 'name' ? { role: 'binding', scope: parent } : use(node);
    case 'import_specifier':
      return field === 'alias' || childOfField(tree, parent, 'alias') === null ? binding(0) : null;
    case 'import_clause':
    case 'namespace_import':
    case 'import_require_clause':
    case 'import_alias':
      return binding(0);
    case 'export_specifier':
      return field === 'alias' || isReExport(tree, parent) ? null : use(node);
    case 'namespace_export':
    case 'nested_type_identifier':
      return field === 'name' || kind === 'namespace_export' ? null : use(node);
    case 'type_parameter':
    case 'infer_type':
    case 'index_signature':
    case 'mapped_type_clause':
      return field === 'name' || node === parent + 2 ? { role: 'perhaps', scope: 0 } : use(node);
    case 'jsx_opening_element':
    case 'jsx_closing_element':
    case 'jsx_self_closing_element':
      return own === 'identifier' && /^[a-z]/.test(name) ? null : use(node);
    case 'jsx_attribute':
    case 'jsx_namespace_name':
      return null;
    case 'required_parameter':
    case 'optional_parameter':
    case 'arrow_function':
    case 'formal_parameters':
    case 'catch_clause':
    case 'variable_declarator':
      return readPattern(tree, node);
    default:
      return PATTERNS.has(kind) ? readPattern(tree, node) : readLoop(tree, node, parent, kind, field);
  }
}

function use(node: number): Reading {
  return { role: 'use', scope: node };
}

function binding(scope: number): Reading {
  return { role: 'binding', scope };
}

function declared(tree: SyntaxTree, node: number, scopes: ReadonlySet<string>, from: number): Reading {
  const outer = kindOf(tree, ancestorOfKind(tree, node, AMBIENT));
  return outer === 'ambient_declaration'
    ? { role: 'perhaps', scope: 0 }
    : binding(ancestorOfKind(tree, from, scopes));
}

function isReExport(tree: SyntaxTree, specifier: number): boolean {
  const statement = tree.parent[tree.parent[specifier]!]!;
  return childOfField(tree, statement, 'source') !== null;
}

function readLoop(
  tree: SyntaxTree,
  node: number,
  parent: number,
  kind: string,
  field: string | null,
): Reading {
  if (kind !== 'for_in_statement' || field !== 'left') return use(node);
  return childOfField(tree, parent, 'kind') === null ? use(node) : binding(parent);
}

/** Follows destructuring up to what binds it: a declaration, a parameter, a loop, or an assignment that binds nothing. */
function readPattern(tree: SyntaxTree, node: number): Reading {
  let at = node;
  for (let parent = tree.parent[at]!; PATTERNS.has(kindOf(tree, parent)); parent = tree.parent[at]!) {
    const kind = kindOf(tree, parent);
    const field = fieldOf(tree, at);
    // The default value in `{ a = b }`, the key in `{ [a]: b }`.
    if (field === 'right' || (kind === 'pair_pattern' && field === 'key')) return use(node);
    at = parent;
  }
  const parent = tree.parent[at]!;
  const kind = kindOf(tree, parent);
  const field = fieldOf(tree, at);
  switch (kind) {
    case 'variable_declarator': {
      if (field !== 'name') return use(node);
      const isVar = kindOf(tree, tree.parent[parent]!) === 'variable_declaration';
      return declared(tree, node, isVar ? FUNCTION_SCOPES : BLOCK_SCOPES, parent);
    }
    case 'required_parameter':
    case 'optional_parameter':
      return field === 'pattern' || field === 'name'
        ? binding(ancestorOfKind(tree, node, FUNCTION_SCOPES))
        : use(node);
    case 'formal_parameters':
      return binding(tree.parent[parent]!);
    case 'arrow_function':
      return field === 'parameter' ? binding(parent) : use(node);
    case 'catch_clause':
      return field === 'parameter' ? binding(parent) : use(node);
    default:
      return readLoop(tree, at, parent, kind, field);
  }
}
