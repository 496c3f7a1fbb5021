import type { SyntaxDocument } from './document';
import type { Interner } from './interner';
import { treeHashes } from './treeHash';

/** By lexeme: the text it is read as. */
export type Respelling = ReadonlyMap<number, string>;

/** A document in which some lexemes count as if they were written otherwise. Positions stay as they are. */
export function respelled(
  document: SyntaxDocument,
  respelling: Respelling,
  interner: Interner,
): SyntaxDocument {
  const { lexemes, tree, source, kinds } = document;
  const id = lexemes.id.slice();
  const byNode = new Map<number, string>();
  for (const [lexeme, text] of respelling) {
    id[lexeme] = interner.idOf(text);
    byNode.set(lexemes.node[lexeme]!, text);
  }
  return {
    ...document,
    lexemes: { ...lexemes, id },
    hashes: treeHashes(tree, source.text, kinds, interner, byNode),
  };
}
