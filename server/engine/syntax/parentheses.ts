import { childOfField, childrenOf, fieldOf, kindOf, type SyntaxTree } from './syntaxTree';

/** How tightly operators bind, loosest first. */
const PYTHON: readonly (readonly string[])[] = [
  ['if-else'],
  ['or'],
  ['and'],
  ['not'],
  ['in', 'not in', 'is', 'is not', '<', '<=', '==', '!=', '<>', '>=', '>'],
  ['|'],
  ['^'],
  ['&'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '//', '%', '@'],
  ['unary'],
  ['**'],
];

/** `??` is left out: next to `||` and `&&` it must keep its parentheses. */
const JAVASCRIPT: readonly (readonly string[])[] = [
  ['if-else'],
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>=', 'in', 'instanceof'],
  ['<<', '>>', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
  ['unary'],
];

const STATEMENT_LIKE_PARENTS = new Set([
  'return_statement',
  'assignment',
  'augmented_assignment',
  'assignment_expression',
  'variable_declarator',
  'argument_list',
  'arguments',
  'keyword_argument',
  'parenthesized_expression',
  'if_statement',
  'elif_clause',
  'while_statement',
  'arrow_function',
  'pair',
  'subscript',
  'jsx_expression',
]);
const ATOMIC = new Set([
  'identifier',
  'integer',
  'float',
  'number',
  'true',
  'false',
  'none',
  'null',
  'undefined',
  'this',
  'string',
  'template_string',
  'call',
  'call_expression',
  'attribute',
  'member_expression',
  'subscript',
  'subscript_expression',
  'list',
  'array',
  'dictionary',
  'set',
]);
/** Their parentheses are part of what they mean, or of where they may stand. */
const NEVER_BARE = new Set([
  'sequence_expression',
  'yield',
  'yield_expression',
  'named_expression',
  'generator_expression',
  'object',
  'function_expression',
  'class',
  'arrow_function',
  'lambda',
  'tuple',
  'as_pattern',
  'assignment_expression',
]);

const CONDITIONALS = new Set(['conditional_expression', 'ternary_expression']);
const BINARIES = new Set(['binary_operator', 'boolean_operator', 'comparison_operator', 'binary_expression']);
const COMPARISON = 4;

/** Whether a pair of parentheses around an expression can go without another tree coming of it. */
export function areRedundant(tree: SyntaxTree, text: string, parentheses: number, inner: number): boolean {
  const innerKind = kindOf(tree, inner);
  if (NEVER_BARE.has(innerKind)) return false;
  const parent = tree.parent[parentheses]!;
  const parentKind = parent === -1 ? '' : kindOf(tree, parent);
  const written = text.slice(tree.start[inner]!, tree.end[inner]!);
  const isObject = /^(member_expression|call_expression|subscript_expression|new_expression)$/.test(
    parentKind,
  );
  if (isObject && (written.includes('?.') || parentKind === 'new_expression')) return false;
  if (innerKind === 'string' && parentKind === 'expression_statement') return false;
  return (
    ATOMIC.has(innerKind) ||
    innerKind === 'parenthesized_expression' ||
    STATEMENT_LIKE_PARENTS.has(parentKind) ||
    bindsTighter(tree, parentheses, inner)
  );
}

/**
 * Whether the tree keeps its shape without a pair of parentheses because the operator inside binds tighter than the
 * one outside, or as tightly on the left of an operator that groups to the left.
 */
function bindsTighter(tree: SyntaxTree, parentheses: number, inner: number): boolean {
  const outer = tree.parent[parentheses]!;
  if (outer === -1) return false;
  const levels = isPython(tree) ? PYTHON : JAVASCRIPT;
  const inside = levelOf(tree, inner, levels);
  const outside = levelOf(tree, outer, levels);
  if (inside === -1 || outside === -1) return false;
  if (CONDITIONALS.has(kindOf(tree, outer))) return inside > outside;
  if (inside !== outside) return inside > outside;
  const isUnary = levels[inside]!.includes('unary') || levels[inside]!.includes('not');
  const chains = levels === PYTHON && inside === COMPARISON;
  return !isUnary && !chains && !levels[inside]!.includes('**') && fieldOf(tree, parentheses) === 'left';
}

function isPython(tree: SyntaxTree): boolean {
  return kindOf(tree, 0) === 'module';
}

function levelOf(tree: SyntaxTree, node: number, levels: readonly (readonly string[])[]): number {
  const kind = kindOf(tree, node);
  if (CONDITIONALS.has(kind)) return 0;
  if (kind === 'not_operator') return levels.findIndex((level) => level.includes('not'));
  if (kind === 'unary_operator' || kind === 'unary_expression') {
    return levels.findIndex((level) => level.includes('unary'));
  }
  if (!BINARIES.has(kind)) return -1;
  const operator = childOfField(tree, node, 'operator') ?? operatorBetween(tree, node);
  return operator === null ? -1 : levels.findIndex((level) => level.includes(kindOf(tree, operator)));
}

/** Python's comparisons name their operators otherwise. */
function operatorBetween(tree: SyntaxTree, node: number): number | null {
  return childrenOf(tree, node).find((child) => tree.named[child] === 0) ?? null;
}
