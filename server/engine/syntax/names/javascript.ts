import { childOfField, fieldOf, isLeaf, kindOf, type SyntaxTree } from '../syntaxTree';
import { ancestorOfKind } from './ancestors';
import { binding, perhaps, use, type Reading } from './reading';

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
/** What has parameters: functions, and types and signatures whose parameters only their own types can name. */
const PARAMETER_SCOPES = new Set([
  ...FUNCTION_SCOPES,
  'function_type',
  'constructor_type',
  'function_signature',
  'method_signature',
  'abstract_method_signature',
  'call_signature',
  'construct_signature',
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
const NAMESPACES = new Set(['internal_module', 'module']);
const NESTED_NAMES = new Set(['nested_identifier', 'member_expression']);
const AMBIENT = new Set(['ambient_declaration', 'program']);
const CONDITIONAL_TYPE = new Set(['conditional_type']);
/** Kinds whose `name` is a member of an enumeration, which its other members can name without a prefix. */
const ENUM_MEMBERS = new Set(['enum_body', 'enum_assignment']);

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
  if (own === 'property_identifier') return readEnumMember(tree, parent, kind, field);
  if (own === 'shorthand_property_identifier') return use(node);
  if (own === 'shorthand_property_identifier_pattern') return readPattern(tree, node);
  if (DECLARATIONS.has(kind) && field === 'name') return declared(tree, node, BLOCK_SCOPES, parent);
  switch (kind) {
    case 'function_expression':
    case 'generator_function':
    case 'class':
      return field === 'name' ? binding(parent) : use(node);
    case 'import_specifier':
    case 'import_clause':
    case 'namespace_import':
    case 'import_require_clause':
    case 'import_alias':
      return readImport(tree, parent, kind, field);
    case 'export_statement':
    case 'export_specifier':
    case 'namespace_export':
      return readExport(tree, node, parent, kind, field);
    case 'nested_identifier':
    case 'member_expression':
      return readNestedName(tree, node, parent);
    case 'nested_type_identifier':
      return field === 'name' ? null : use(node);
    case 'type_parameter':
    case 'infer_type':
    case 'index_signature':
    case 'mapped_type_clause':
      return readTypeVariable(tree, node, parent, kind, field);
    case 'jsx_opening_element':
    case 'jsx_closing_element':
    case 'jsx_self_closing_element':
    case 'jsx_attribute':
    case 'jsx_namespace_name':
      return readElement(node, kind, name);
    case 'unary_expression':
      return isDefinedTest(tree, parent) ? perhaps() : use(node);
    case 'assignment_expression':
      return readAssigned(tree, node, parent, field);
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

/** Whether a property name stands where the name of an enumeration's member does. */
export function isEnumMember(tree: SyntaxTree, node: number): boolean {
  return ENUM_MEMBERS.has(kindOf(tree, tree.parent[node]!));
}

function readEnumMember(
  tree: SyntaxTree,
  parent: number,
  kind: string,
  field: string | null,
): Reading | null {
  if (!ENUM_MEMBERS.has(kind) || field !== 'name') return null;
  return binding(kind === 'enum_body' ? parent : tree.parent[parent]!);
}

function readImport(tree: SyntaxTree, parent: number, kind: string, field: string | null): Reading | null {
  if (kind !== 'import_specifier' || field === 'alias') return binding(0);
  return childOfField(tree, parent, 'alias') === null ? binding(0) : null;
}

function readExport(
  tree: SyntaxTree,
  node: number,
  parent: number,
  kind: string,
  field: string | null,
): Reading | null {
  if (kind === 'namespace_export') return null;
  if (kind === 'export_specifier') return field === 'alias' || isReExport(tree, parent) ? null : use(node);
  // `export as namespace Name` gives the module a name for others; `export default name` uses one.
  return kindOf(tree, node - 1) === 'namespace' ? null : use(node);
}

/** The `A` of `A.B`: what it names, or, in `namespace A.B {}`, what it declares. */
function readNestedName(tree: SyntaxTree, node: number, parent: number): Reading {
  let at = node;
  let outer = parent;
  while (NESTED_NAMES.has(kindOf(tree, outer)) && fieldOf(tree, at) === 'object') {
    at = outer;
    outer = tree.parent[outer]!;
  }
  const isDeclared = NAMESPACES.has(kindOf(tree, outer)) && fieldOf(tree, at) === 'name';
  return isDeclared ? declared(tree, node, BLOCK_SCOPES, outer) : use(node);
}

function readTypeVariable(
  tree: SyntaxTree,
  node: number,
  parent: number,
  kind: string,
  field: string | null,
): Reading | null {
  switch (kind) {
    case 'type_parameter':
      // Its list stands in the declaration that it is a parameter of.
      return field === 'name' ? binding(tree.parent[tree.parent[parent]!]!) : use(node);
    case 'infer_type':
      // Behind `infer`; what follows `extends` is used.
      return node === parent + 2 ? binding(ancestorOfKind(tree, node, CONDITIONAL_TYPE)) : use(node);
    case 'mapped_type_clause':
      return field === 'name' ? binding(tree.parent[parent]!) : use(node);
    default:
      // The `key` of `[key: string]` only explains.
      return field === 'name' ? null : use(node);
  }
}

function readElement(node: number, kind: string, name: string): Reading | null {
  if (kind === 'jsx_attribute' || kind === 'jsx_namespace_name') return null;
  return /^[a-z]/.test(name) ? null : use(node);
}

/**
 * `typeof NAME === 'undefined'`, in any of its forms, asks whether NAME is bound at all. Code that asks copes with
 * the answer no, so such a name is never called lost.
 */
function isDefinedTest(tree: SyntaxTree, unary: number): boolean {
  const comparison = tree.parent[unary]!;
  if (kindOf(tree, unary + 1) !== 'typeof' || kindOf(tree, comparison) !== 'binary_expression') return false;
  const left = childOfField(tree, comparison, 'left')!;
  const other = left === unary ? childOfField(tree, comparison, 'right')! : left;
  const length = 'undefined'.length;
  return kindOf(tree, other) === 'string' && tree.end[other]! - tree.start[other]! === length + 2;
}

/** `using name = value` is read as an assignment; every other assignment uses a name that is bound elsewhere. */
function readAssigned(tree: SyntaxTree, node: number, parent: number, field: string | null): Reading {
  const isDeclaration = field === 'left' && kindOf(tree, parent + 1) === 'using' && isLeaf(tree, parent + 1);
  return isDeclaration ? binding(ancestorOfKind(tree, parent, BLOCK_SCOPES)) : use(node);
}

function declared(tree: SyntaxTree, node: number, scopes: ReadonlySet<string>, from: number): Reading {
  const outer = kindOf(tree, ancestorOfKind(tree, node, AMBIENT));
  return outer === 'ambient_declaration' ? perhaps() : binding(ancestorOfKind(tree, from, scopes));
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
  const declaration = childOfField(tree, parent, 'kind');
  if (declaration === null) return use(node);
  return binding(
    kindOf(tree, declaration) === 'var' ? ancestorOfKind(tree, parent, FUNCTION_SCOPES) : parent,
  );
}

/** Follows destructuring up to what binds it: a declaration, a parameter, a loop, or an assignment that binds nothing. */
function readPattern(tree: SyntaxTree, node: number): Reading | null {
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
      // The `x` of the tuple `[x: X]` only explains.
      if (kindOf(tree, tree.parent[parent]!) === 'tuple_type') return null;
      return field === 'pattern' || field === 'name'
        ? binding(ancestorOfKind(tree, node, PARAMETER_SCOPES))
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
