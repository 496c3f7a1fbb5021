import type { SyntaxTree } from '../../syntax/syntaxTree';

/**
 * Sequences of logical operators, read from left to right: one point for each sequence, and one more wherever
 * the operator differs from the one before (SonarSource white paper, "sequences of logical operators").
 *
 * Expressions and operators must come in preorder, which for operators is the order of the text.
 */
export class LogicalSequences {
  private readonly outermost = new Map<number, number>();
  private readonly lastOperators = new Map<number, number>();

  constructor(private readonly tree: SyntaxTree) {}

  /** @param outer node of which the expression is an operand; it goes on with its sequence if it is in one */
  enter(expression: number, outer: number): void {
    this.outermost.set(expression, this.outermost.get(outer) ?? expression);
  }

  /** Points for an operator; none if its expression was not entered. */
  pointsOf(operator: number): number {
    const sequence = this.outermost.get(this.tree.parent[operator]!);
    if (sequence === undefined) return 0;
    const kind = this.tree.kindIds[operator]!;
    const differs = this.lastOperators.get(sequence) !== kind;
    this.lastOperators.set(sequence, kind);
    return differs ? 1 : 0;
  }
}
