import type { SyntaxDocument } from './document';
import type { Interner } from './interner';
import { treeHashes } from './treeHash';
import type { Unit } from './units';

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
    units: document.units.map((unit) => ({ ...unit, name: respelledName(document, unit, respelling) })),
    hashes: treeHashes(tree, source.text, kinds, interner, { respelled: byNode }),
  };
}

/** A definition is known by what its name is read as. */
function respelledName(
  { lexemes, source }: SyntaxDocument,
  { name, firstLexeme, endLexeme }: Unit,
  respelling: Respelling,
): string | null {
  if (name === null) return null;
  for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1) {
    if (source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]) === name)
      return respelling.get(lexeme) ?? name;
  }
  return name;
}
