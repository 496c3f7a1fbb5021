import type { SyntaxDocument } from '../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../syntax/syntaxTree';
import { codeOf, withoutParentheses } from './code';

/** Operands of `and`, `or` and `not` in a condition. */
export function atomsOf(document: SyntaxDocument, condition: number): readonly number[] {
  const node = withoutParentheses(document, condition);
  const { tree } = document;
  const kind = kindOf(tree, node);
  if (kind === 'boolean_operator' || (kind === 'binary_expression' && isLogical(document, node)))
    return operandsOf(document, node).flatMap((operand) => atomsOf(document, operand));
  if (kind === 'not_operator' || isNegation(document, node))
    return atomsOf(document, childOfField(tree, node, 'argument')!);
  return [node];
}

export function atomCodes(document: SyntaxDocument, condition: number): ReadonlySet<string> {
  return new Set(atomsOf(document, condition).map((atom) => codeOf(document, atom)));
}

/** Operands of a chain of one operator; a condition that is no such chain is its only operand. */
export function chainOf(document: SyntaxDocument, condition: number, operator: RegExp): readonly number[] {
  const node = withoutParentheses(document, condition);
  const written = operatorOf(document, node);
  if (written === null || !operator.test(written)) return [node];
  return operandsOf(document, node).flatMap((operand) => chainOf(document, operand, operator));
}

export const AND = /^(and|&&)$/;
export const OR = /^(or|\|\|)$/;
export const DEFAULTING = /^(or|\|\||\?\?)$/;

export function operatorOf({ tree }: SyntaxDocument, node: number): string | null {
  if (!/^(boolean_operator|binary_expression)$/.test(kindOf(tree, node))) return null;
  const operator = childrenOf(tree, node).find((child) => tree.named[child] === 0);
  return operator === undefined ? null : kindOf(tree, operator);
}

export function operandsOf({ tree, language }: SyntaxDocument, node: number): readonly number[] {
  return namedChildrenOf(tree, node).filter((child) => !language!.comments.has(kindOf(tree, child)));
}

function isLogical(document: SyntaxDocument, node: number): boolean {
  const operator = operatorOf(document, node);
  return operator !== null && (AND.test(operator) || OR.test(operator) || operator === '??');
}

function isNegation({ tree }: SyntaxDocument, node: number): boolean {
  return (
    kindOf(tree, node) === 'unary_expression' &&
    childrenOf(tree, node).some((child) => kindOf(tree, child) === '!')
  );
}

const ABSENCE =
  /(^| )(is|is not) None$|(==|===|!=|!==) (null|undefined)$|^(null|undefined|None) (==|===|!=|!==) |^hasattr \(|^len \( .* \) (==|!=|>|<=) 0$|\. (length|size) (===|==|!==|!=|>) 0$|^typeof .* (==|===|!=|!==) "undefined"$|^[^()]+ (not )?in [\w.\s]+$/;
const BARE = /^(?!this$|self$)[\w$]+( (\.|\?\.) [\w$]+)*$/;

/** Whether a condition asks whether a value is there: `is None`, `hasattr`, `len(x) == 0`, `k in d`, a bare value negated. */
export function asksAbsence(document: SyntaxDocument, condition: number): boolean {
  return atomsOf(document, condition).some((atom) => {
    const code = codeOf(document, atom);
    return ABSENCE.test(code) || (BARE.test(code) && isNegatedAtom(document, atom, condition));
  });
}

function isNegatedAtom(document: SyntaxDocument, atom: number, condition: number): boolean {
  const { tree } = document;
  let isNegated = false;
  for (let node = atom; node > withoutParentheses(document, condition);) {
    node = tree.parent[node]!;
    if (kindOf(tree, node) === 'not_operator' || isNegation(document, node)) isNegated = !isNegated;
  }
  return isNegated;
}

const TYPES =
  /^(isinstance|issubclass|callable) \(|^type \(| instanceof |^typeof (?!.*"undefined"$)|^Array \. isArray/;
const MATCHES =
  /(\.|\?\.) (startswith|endswith|includes|match|test|fullmatch|search|startsWith|endsWith|has) \( *(["'`/([]|r")|^re \. (match|search|fullmatch) \(/;
const LITERAL = String.raw`("[^"]*"|'[^']*'|\x60[^\x60]*\x60|-?\d[\w.]*|True|False|true|false|[\w.\s]*\b[A-Z][A-Z0-9_]+)`;
const EQUALS = new RegExp(
  `(==|===|!=|!==|<|>|<=|>=|is|is not) ${LITERAL}$|^${LITERAL} (==|===|!=|!==|in|not in) `,
);
const MEMBERSHIP = / (not )?in [([{]/;
const KIND = /(\.|\?\.) (kind|type|name|dtype|ndim|__class__|__name__) ((==|===|!=|!==|is|in|not) |in )/;

/** Whether a condition picks out one class of inputs: by type, by a pattern, by equality with a constant. */
export function asksClass(document: SyntaxDocument, condition: number): boolean {
  return atomsOf(document, condition).some((atom) => isClassTest(codeOf(document, atom)));
}

export function isClassTest(code: string): boolean {
  if (ABSENCE.test(code) && !MEMBERSHIP.test(code)) return false;
  return [TYPES, MATCHES, EQUALS, MEMBERSHIP, KIND].some((pattern) => pattern.test(code));
}

/** Whether a condition asks for a version, the kind of a value, or equality with a constant. */
export function asksCompatibility(document: SyntaxDocument, condition: number): boolean {
  return atomsOf(document, condition).some((atom) => {
    const code = codeOf(document, atom);
    return TYPES.test(code) || /version|compat|legacy|\bPY[23]\b/i.test(code) || EQUALS.test(code);
  });
}
