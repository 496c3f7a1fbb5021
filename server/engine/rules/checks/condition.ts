import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { isPlace, nameOfPlace, textOf } from './expressions';

/**
 * What a condition asks of a value: whether it is missing or empty, whether it is there, of what type it is; `falsy`
 * and `truthy` where it only asks for the truth of a value, which may be a flag as well.
 */
export type Question = 'missing' | 'there' | 'type' | 'falsy' | 'truthy';

const AND = new Set(['and', '&&']);
const OR = new Set(['or', '||']);
const EQUAL = new Set(['is', '==', '===']);
const UNEQUAL = new Set(['is not', '!=', '!==']);

/** What a condition asks, or null if it asks anything else. Told by the tree: operands of and, or and not first. */
export function questionOf(document: SyntaxDocument, node: number, negated = false): Question | null {
  const { tree } = document;
  switch (kindOf(tree, node)) {
    case 'parenthesized_expression':
      return questionOf(document, onlyOperand(document, node), negated);
    case 'named_expression':
    case 'assignment_expression':
      // `(rows := read()) is None` asks about what it has just read.
      return null;
    case 'not_operator':
      return questionOf(document, childOfField(tree, node, 'argument')!, !negated);
    case 'unary_expression':
      return operatorOf(document, node) === '!'
        ? questionOf(document, childOfField(tree, node, 'argument')!, !negated)
        : null;
    case 'boolean_operator':
    case 'binary_expression':
    case 'comparison_operator':
      return ofOperation(document, node, negated);
    case 'call':
    case 'call_expression':
      return ofCall(document, node, negated);
    default:
      return ofPlace(document, node, negated);
  }
}

function onlyOperand(document: SyntaxDocument, node: number): number {
  const inner = namedChildrenOf(document.tree, node);
  return inner.find((child) => !document.language!.comments.has(kindOf(document.tree, child))) ?? node + 1;
}

function ofOperation(document: SyntaxDocument, node: number, negated: boolean): Question | null {
  const operands = namedChildrenOf(document.tree, node);
  const operator = operatorOf(document, node);
  if (operands.length !== 2 || operator === null) return null;
  const [left, right] = operands as [number, number];
  if (AND.has(operator) || OR.has(operator)) {
    const questions = operands.map((operand) => questionOf(document, operand, negated));
    // Not (one or other) is not one and not other.
    return OR.has(operator) !== negated ? either(questions) : both(questions);
  }
  if (operator === 'instanceof') return 'type';
  return ofComparison(document, left, operator, right, negated);
}

/** One operand that asks for absence or type is enough for an alternative; bare truth must be all it asks for. */
function either(questions: readonly (Question | null)[]): Question | null {
  const strict = questions.find((question) => question === 'missing') ?? questions.find(isType);
  if (strict !== undefined) return strict;
  return common(questions);
}

/** Every operand must ask about a value; the one that narrows most speaks for all. */
function both(questions: readonly (Question | null)[]): Question | null {
  if (questions.includes(null)) return null;
  return (['missing', 'type', 'falsy'] as const).find((question) => questions.includes(question)) ?? 'there';
}

function isType(question: Question | null): boolean {
  return question === 'type';
}

function common(questions: readonly (Question | null)[]): Question | null {
  const [first] = questions;
  if (first === undefined || questions.includes(null)) return null;
  if (questions.every((question) => question === first)) return first;
  return questions.every((question) => question === 'there' || question === 'truthy') ? 'there' : null;
}

function ofComparison(
  document: SyntaxDocument,
  left: number,
  operator: string,
  right: number,
  negated: boolean,
): Question | null {
  if (isTypeOf(document, left) || isTypeOf(document, right)) {
    const asksAbsence = [left, right].some((side) => contentOf(document, side) === 'undefined');
    return asksAbsence ? ofAbsence(operator, negated) : 'type';
  }
  if (isNothing(document, left) || isNothing(document, right)) return ofAbsence(operator, negated);
  const limit = numberOf(document, right);
  if (limit !== null && isSize(document, left)) return ofSize(operator, limit, negated);
  const flipped = numberOf(document, left);
  return flipped !== null && isSize(document, right) ? ofSize(flip(operator), flipped, negated) : null;
}

function ofAbsence(operator: string, negated: boolean): Question | null {
  if (EQUAL.has(operator)) return negated ? 'there' : 'missing';
  if (UNEQUAL.has(operator)) return negated ? 'missing' : 'there';
  return null;
}

function ofSize(operator: string, limit: number, negated: boolean): Question | null {
  const asksEmpty =
    (limit === 0 && (EQUAL.has(operator) || operator === '<=')) || (limit === 1 && operator === '<');
  const asksFilled =
    (limit === 0 && (UNEQUAL.has(operator) || operator === '>')) || (limit === 1 && operator === '>=');
  if (!asksEmpty && !asksFilled) return null;
  return asksEmpty !== negated ? 'missing' : 'there';
}

function flip(operator: string): string {
  return operator.replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<'));
}

/** Calls that ask for the type or the kind of a value, by the last part of their name. */
const TYPE_TESTS = new Set([
  'isinstance',
  'issubclass',
  'callable',
  'isArray',
  'isNaN',
  'isFinite',
  'isInteger',
  'isSafeInteger',
  'isnan',
  'isna',
  'isnull',
]);
const ATTRIBUTE_TESTS = new Set(['hasattr', 'hasOwn', 'hasOwnProperty']);
const CONVERSIONS = new Set(['bool', 'Boolean']);

function ofCall(document: SyntaxDocument, node: number, negated: boolean): Question | null {
  const name = calledName(document, node);
  if (TYPE_TESTS.has(name)) return 'type';
  if (ATTRIBUTE_TESTS.has(name) || isSize(document, node)) return negated ? 'missing' : 'there';
  if (!CONVERSIONS.has(name)) return null;
  const [argument] = argumentsOf(document, node);
  return argument === undefined ? null : questionOf(document, argument, negated);
}

/** `has_items`, `isOpen`: told by the name to be a flag. */
const FLAG = /^_?(is|has|can|should|was|did)(_|(?=[A-Z]))/;

/** `if (value)`; a flag, and a name in capitals, which is a setting, are no values that may be missing. */
function ofPlace(document: SyntaxDocument, node: number, negated: boolean): Question | null {
  if (!isPlace(document, node)) return null;
  const name = nameOfPlace(document, node);
  if (FLAG.test(name) || /^[A-Z][A-Z\d_]+$/.test(name)) return null;
  if (isSize(document, node)) return negated ? 'missing' : 'there';
  return negated ? 'falsy' : 'truthy';
}

/** None, null, undefined, or an empty literal. */
function isNothing(document: SyntaxDocument, node: number): boolean {
  const { tree } = document;
  switch (kindOf(tree, node)) {
    case 'none':
    case 'null':
    case 'undefined':
      return true;
    case 'string':
      return contentOf(document, node) === '';
    case 'list':
    case 'array':
    case 'dictionary':
    case 'tuple':
      return namedChildrenOf(tree, node).length === 0;
    case 'unary_expression':
      return operatorOf(document, node) === 'void';
    default:
      return textOf(document, node) === 'undefined';
  }
}

/** `typeof value`, `type(value)`. */
function isTypeOf(document: SyntaxDocument, node: number): boolean {
  const kind = kindOf(document.tree, node);
  if (kind === 'unary_expression') return operatorOf(document, node) === 'typeof';
  return kind === 'call' && calledName(document, node) === 'type';
}

/** `len(values)`, `values.length`, `values.size`. */
function isSize(document: SyntaxDocument, node: number): boolean {
  if (kindOf(document.tree, node) === 'call') return calledName(document, node) === 'len';
  return isPlace(document, node) && /^(length|size)$/.test(nameOfPlace(document, node));
}

/** Of a string literal, what stands between its quotes; else null. */
function contentOf(document: SyntaxDocument, node: number): string | null {
  if (kindOf(document.tree, node) !== 'string') return null;
  return textOf(document, node).replace(/^\w*("""|'''|["'])|("""|'''|["'])$/g, '');
}

function numberOf(document: SyntaxDocument, node: number): number | null {
  const kind = kindOf(document.tree, node);
  return kind === 'integer' || kind === 'number' ? Number(textOf(document, node)) : null;
}

function operatorOf(document: SyntaxDocument, node: number): string | null {
  const operator = childrenOf(document.tree, node).find((child) => document.tree.named[child] === 0);
  return operator === undefined ? null : textOf(document, operator).replace(/\s+/g, ' ');
}

function calledName(document: SyntaxDocument, call: number): string {
  const called = childOfField(document.tree, call, 'function')!;
  return isPlace(document, called) ? nameOfPlace(document, called) : '';
}

function argumentsOf(document: SyntaxDocument, call: number): number[] {
  const list = childOfField(document.tree, call, 'arguments');
  return list === null ? [] : namedChildrenOf(document.tree, list);
}
