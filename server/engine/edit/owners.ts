import type { SyntaxDocument } from '../syntax/document';

/** By lexeme: the innermost unit that holds it. */
export function ownersOf(document: SyntaxDocument): Int32Array {
  const owners = new Int32Array(document.lexemes.count);
  // Units are in preorder, so an inner unit overwrites the one around it.
  for (const { index, firstLexeme, endLexeme } of document.units) owners.fill(index, firstLexeme, endLexeme);
  return owners;
}

/** By unit: 1 if the unit or any unit inside it is paired. */
export function holdsPair(document: SyntaxDocument, pairOf: Int32Array): Uint8Array {
  const holds = new Uint8Array(document.units.length);
  for (let unit = document.units.length - 1; unit >= 0; unit -= 1) {
    if (pairOf[unit] !== -1) holds[unit] = 1;
    const parent = document.units[unit]!.parent;
    if (holds[unit] === 1 && parent !== -1) holds[parent] = 1;
  }
  return holds;
}
