import type { SyntaxDocument } from '../syntax/document';

/** Hash of a unit's own code: its normalised tree, the units inside it left out. */
export function ownHash({ units, hashes }: SyntaxDocument, unit: number): number {
  const { node, children } = units[unit]!;
  return hashes.without(node, new Set(children.map((child) => units[child]!.node)));
}
