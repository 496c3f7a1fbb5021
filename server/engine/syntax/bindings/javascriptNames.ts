import { childOfField, fieldOf, isLeaf, kindOf, type SyntaxTree } from '../syntaxTree';
import { AMBIENT, DESTRUCTURED, SHORTHAND, TESTED } from './model';
import { declare, EXPORT, flagged, READ, READ_NAMESPACE, READ_TYPE, WRITE, type Reading } from './reading';

const PATTERNS = new Set([
  'object_pattern',
  'array_pattern',
  'pair_pattern',
  'rest_pattern',
  'object_assignment_pattern',
  'assignment_pattern',
]);
/** Patterns that take a value apart; `a = b` and `...a` in a list of parameters do not. */
const TAKING_APART = new Set(['object_pattern', 'array_pattern']);
const DECLARED = new Map<string, Reading>([
  ['function_declaration', declare('function')],
  ['generator_function_declaration', declare('function')],
  ['function_signature', declare('function')],
  ['class_declaration', declare('class')],
  ['abstract_class_declaration', declare('class')],
  ['interface_declaration', declare('type')],
  ['type_alias_declaration', declare('type')],
  ['enum_declaration', declare('enum')],
  ['internal_module', declare('namespace')],
  ['module', declare('namespace')],
  ['function_expression', declare('function')],
  ['generator_function', declare('function')],
  ['class', declare('class')],
]);
const NAMESPACES = new Set(['internal_module', 'module']);
const NESTED_NAMES = new Set(['nested_identifier', 'member_expression']);
/** Kinds whose `name` is a member of an enumeration, which its other members can name without a prefix. */
const ENUM_MEMBERS = new Set(['enum_body', 'enum_assignment']);

const IMPORT = declare('import', 'module');
const PARAMETER = declare('parameter');
const TYPE_PARAMETER = declare('typeParameter');
const INFERRED = declare('typeParameter', 'condition');

/** What a JavaScript or TypeScript identifier does, or null if it names no variable and no type. */
export function readJavaScriptName(tree: SyntaxTree, node: number, text: string): Reading | null {
  const own = kindOf(tree, node);
  const parent = tree.parent[node]!;
  const kind = kindOf(tree, parent);
  const field = fieldOf(tree, node);
  if (own === 'property_identifier') {
    return ENUM_MEMBERS.has(kind) && field === 'name' ? declare('enumMember') : null;
  }
  if (own === 'shorthand_property_identifier') return flagged(READ, SHORTHAND);
  if (own === 'shorthand_property_identifier_pattern') return flagged(readPattern(tree, node)!, SHORTHAND);
  const declared = field === 'name' ? DECLARED.get(kind) : undefined;
  if (declared !== undefined) return ambient(tree, parent, declared);
  switch (kind) {
    case 'import_specifier':
    case 'import_clause':
    case 'namespace_import':
    case 'import_require_clause':
    case 'import_alias':
      return readImport(tree, node, parent, kind, field);
    case 'export_statement':
    case 'export_specifier':
    case 'namespace_export':
      return readExport(tree, node, parent, kind, field);
    case 'nested_identifier':
    case 'member_expression':
      return readNestedName(tree, node, parent);
    case 'nested_type_identifier':
      return field === 'name' ? null : READ_NAMESPACE;
    case 'type_parameter':
    case 'infer_type':
    case 'index_signature':
    case 'mapped_type_clause':
      return readTypeVariable(node, parent, kind, field);
    case 'jsx_opening_element':
    case 'jsx_closing_element':
    case 'jsx_self_closing_element':
    case 'jsx_attribute':
    case 'jsx_namespace_name':
      return readElement(own, kind, text[tree.start[node]!]!);
    case 'unary_expression':
      return isDefinedTest(tree, parent) ? flagged(READ, TESTED) : READ;
    case 'assignment_expression':
      return readAssigned(tree, parent, field);
    case 'augmented_assignment_expression':
      return field === 'left' ? WRITE : READ;
    case 'update_expression':
      return WRITE;
    case 'required_parameter':
    case 'optional_parameter':
    case 'arrow_function':
    case 'formal_parameters':
    case 'catch_clause':
    case 'variable_declarator':
      return readPattern(tree, node);
    default:
      if (PATTERNS.has(kind)) return readPattern(tree, node);
      return own === 'type_identifier'
        ? readType(text.slice(tree.start[node]!, tree.end[node]!))
        : readLoop(tree, parent, kind, field, 0);
  }
}

/** The grammar takes `bigint` for a name. */
function readType(name: string): Reading | null {
  return name === 'bigint' ? null : READ_TYPE;
}

/** What is declared directly under `declare` only says what another file brings. */
function ambient(tree: SyntaxTree, declaration: number, reading: Reading): Reading {
  for (let at = tree.parent[declaration]!; at > 0; at = tree.parent[at]!) {
    if (kindOf(tree, at) === 'ambient_declaration') return flagged(reading, AMBIENT);
  }
  return reading;
}

function readImport(
  tree: SyntaxTree,
  node: number,
  parent: number,
  kind: string,
  field: string | null,
): Reading | null {
  // Behind `import`; what follows `=` is used.
  if (kind === 'import_alias') return node === parent + 2 ? declare('import') : READ_NAMESPACE;
  if (kind !== 'import_specifier' || field === 'alias') return IMPORT;
  return childOfField(tree, parent, 'alias') === null ? flagged(IMPORT, SHORTHAND) : null;
}

function readExport(
  tree: SyntaxTree,
  node: number,
  parent: number,
  kind: string,
  field: string | null,
): Reading | null {
  if (kind === 'namespace_export') return null;
  if (kind === 'export_specifier') {
    if (field === 'alias' || isReExport(tree, parent)) return null;
    return childOfField(tree, parent, 'alias') === null ? flagged(EXPORT, SHORTHAND) : EXPORT;
  }
  // `export as namespace Name` gives the module a name for others; `export default name` uses one.
  return kindOf(tree, node - 1) === 'namespace' ? null : EXPORT;
}

/** The `A` of `A.B`: what it names, or, in `namespace A.B {}`, what it declares. */
function readNestedName(tree: SyntaxTree, node: number, parent: number): Reading {
  let at = node;
  let outer = parent;
  while (NESTED_NAMES.has(kindOf(tree, outer)) && fieldOf(tree, at) === 'object') {
    at = outer;
    outer = tree.parent[outer]!;
  }
  const kind = kindOf(tree, outer);
  if (NAMESPACES.has(kind) && fieldOf(tree, at) === 'name') return ambient(tree, outer, declare('namespace'));
  return kind === 'nested_type_identifier' || kind === 'import_alias' ? READ_NAMESPACE : READ;
}

function readTypeVariable(node: number, parent: number, kind: string, field: string | null): Reading | null {
  switch (kind) {
    case 'infer_type':
      // Behind `infer`; what follows `extends` is used.
      return node === parent + 2 ? INFERRED : READ_TYPE;
    case 'index_signature':
      // The `key` of `[key: string]` only explains.
      return field === 'name' ? null : READ_TYPE;
    default:
      return field === 'name' ? TYPE_PARAMETER : READ_TYPE;
  }
}

/** @param initial of the name: the element `<div>` names no variable, `<Button>` does */
function readElement(own: string, kind: string, initial: string): Reading | null {
  if (kind === 'jsx_attribute' || kind === 'jsx_namespace_name') return null;
  if (own === 'type_identifier') return READ_TYPE;
  return /[a-z]/.test(initial) ? null : READ;
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

/** `using name = value` is read as an assignment; every other assignment writes a name that is bound elsewhere. */
function readAssigned(tree: SyntaxTree, parent: number, field: string | null): Reading {
  if (field !== 'left') return READ;
  return kindOf(tree, parent + 1) === 'using' && isLeaf(tree, parent + 1) ? declare('variable') : WRITE;
}

function isReExport(tree: SyntaxTree, specifier: number): boolean {
  const statement = tree.parent[tree.parent[specifier]!]!;
  return childOfField(tree, statement, 'source') !== null;
}

function readLoop(
  tree: SyntaxTree,
  parent: number,
  kind: string,
  field: string | null,
  flags: number,
): Reading {
  if (kind === 'assignment_expression') return flagged(readAssigned(tree, parent, field), flags);
  if (kind !== 'for_in_statement' || field !== 'left') return READ;
  const declaration = childOfField(tree, parent, 'kind');
  if (declaration === null) return flagged(WRITE, flags);
  return declare('variable', kindOf(tree, declaration) === 'var' ? 'variables' : 'here', flags);
}

/** Follows destructuring up to what binds it: a declaration, a parameter, a loop, or an assignment that binds nothing. */
function readPattern(tree: SyntaxTree, node: number): Reading | null {
  let at = node;
  let flags = 0;
  for (let parent = tree.parent[at]!; PATTERNS.has(kindOf(tree, parent)); parent = tree.parent[at]!) {
    const kind = kindOf(tree, parent);
    const field = fieldOf(tree, at);
    // The default value in `{ a = b }`, the key in `{ [a]: b }`.
    if (field === 'right' || (kind === 'pair_pattern' && field === 'key')) return READ;
    if (TAKING_APART.has(kind)) flags = DESTRUCTURED;
    at = parent;
  }
  const parent = tree.parent[at]!;
  const kind = kindOf(tree, parent);
  const field = fieldOf(tree, at);
  switch (kind) {
    case 'variable_declarator': {
      if (field !== 'name') return READ;
      const isVar = kindOf(tree, tree.parent[parent]!) === 'variable_declaration';
      return ambient(tree, parent, declare('variable', isVar ? 'variables' : 'here', flags));
    }
    case 'required_parameter':
    case 'optional_parameter':
      // The `x` of the tuple `[x: X]` only explains.
      if (kindOf(tree, tree.parent[parent]!) === 'tuple_type') return null;
      return field === 'pattern' || field === 'name' ? flagged(PARAMETER, flags) : READ;
    case 'formal_parameters':
      return flagged(PARAMETER, flags);
    case 'arrow_function':
      return field === 'parameter' ? PARAMETER : READ;
    case 'catch_clause':
      return field === 'parameter' ? declare('variable', 'here', flags) : READ;
    default:
      return readLoop(tree, parent, kind, field, flags);
  }
}
