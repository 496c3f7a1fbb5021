import type { LexemeRun } from '../shared/newCode';
import type { SyntaxDocument } from '../../syntax/document';
import { childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';

/** Code of after that does nothing, as far as its own function shows. */
export interface WithoutEffect extends LexemeRun {
  /** What it is, where one such place is told of. */
  readonly told: string;
  /** Code that shows why. */
  readonly because: LexemeRun | null;
  /** New code that took the effect away, where the code itself was there. */
  readonly cause?: LexemeRun;
}

/** The statements, or other named nodes, of a block or a statement; comments left out. */
export function codeIn({ tree, language }: SyntaxDocument, node: number): number[] {
  return namedChildrenOf(tree, node).filter((child) => !language!.comments.has(kindOf(tree, child)));
}

/** Whether working an expression out twice gives the same and changes nothing: names, members, operators, literals. */
export function isPure(document: SyntaxDocument, node: number): boolean {
  const { tree, source } = document;
  const kind = kindOf(tree, node);
  if (kind === 'call' || kind === 'call_expression') {
    const callee = node + 1;
    const name = source.text.slice(tree.start[callee]!, tree.end[callee]!);
    if (!PURE_CALLS.has(name)) return false;
  } else if (EFFECTS.test(kind)) return false;
  return childrenOf(tree, node).every((child) => isPure(document, child));
}

const PURE_CALLS = new Set(['len', 'isinstance', 'issubclass', 'callable', 'Array.isArray', 'Number.isNaN']);
const EFFECTS =
  /^(await|yield|assignment|augmented_assignment|update_expression|named_expression|new_expression|delete|template_string|interpolation)/;

const EXITS = new Set([
  'return_statement',
  'raise_statement',
  'throw_statement',
  'continue_statement',
  'break_statement',
]);

export function isExit({ tree }: SyntaxDocument, node: number): boolean {
  return EXITS.has(kindOf(tree, node));
}
