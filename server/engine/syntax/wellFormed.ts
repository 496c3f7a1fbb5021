import type { LanguageDescriptor } from './language';
import type { SyntaxTree } from './syntaxTree';
import { javascriptFaults } from './wellFormed/javascript';
import type { MalformedNode } from './wellFormed/malformedNode';
import { pythonFaults } from './wellFormed/python';

/**
 * What the grammar lets through although the language's compiler does not, one line a fault. Compared before and
 * after an action: only a new fault counts.
 */
export function malformations(tree: SyntaxTree, text: string, language: LanguageDescriptor): string[] {
  return malformedNodes(tree, text, language).map(({ fault }) => fault);
}

/**
 * What keeps an action from being offered, or null: a fault that the text does not have without it, or one of either text
 * that leaves it open which block a statement belongs to.
 */
export function faultOfResult(
  result: readonly MalformedNode[],
  original: readonly MalformedNode[],
): string | null {
  const known = new Set(original.map(({ fault }) => fault));
  return result.find(({ fault, blursBlocks }) => blursBlocks === true || !known.has(fault))?.fault ?? null;
}

export function malformedNodes(
  tree: SyntaxTree,
  text: string,
  language: LanguageDescriptor,
): MalformedNode[] {
  return language.family === 'python' ? pythonFaults(tree, text) : javascriptFaults(tree, text, language);
}
