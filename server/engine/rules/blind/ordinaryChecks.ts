import type { Side } from '../../edit/alignment';
import { codeOf } from '../../retained/code';
import { atomsOf } from '../../retained/conditions';
import type { SyntaxDocument } from '../../syntax/document';
import { kindOf } from '../../syntax/syntaxTree';

/** Checks that say nothing against the code behind them: any code has them. */
export function isOrdinary(document: SyntaxDocument, condition: number, body: readonly number[]): boolean {
  return asksForNothing(document, condition) || declines(document, body);
}

/** Whether a condition asks about nothing but zero, such as an empty input: what is right for it is a case of its own. */
function asksForNothing(document: SyntaxDocument, condition: number): boolean {
  return atomsOf(document, condition).every((atom) => ZERO.test(codeOf(document, atom)));
}

const ZERO = /(==|===|!=|!==|>|<=) 0$|^0 (==|===|!=|!==|<|>=) /;

/** Python's way for an operator to leave an operand to others: it raises unless another operator answers. */
function declines(document: SyntaxDocument, body: readonly number[]): boolean {
  const [only] = body;
  return (
    only !== undefined &&
    body.length === 1 &&
    codeOf(document, document.units[only]!.node) === 'return NotImplemented'
  );
}

/** Whether a condition follows the `else` of one that was there: one more case of a dispatch. */
export function isFurtherCase({ document, unitPair }: Side, unit: number): boolean {
  const { units, tree } = document;
  const { node, parent } = units[unit]!;
  if (kindOf(tree, tree.parent[node]!) !== 'else_clause') return false;
  const holder = units[parent]!.isClause ? units[parent]!.parent : parent;
  return unitPair[holder] !== -1;
}
