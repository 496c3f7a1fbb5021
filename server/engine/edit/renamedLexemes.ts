import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import type { SyntaxDocument } from '../syntax/document';
import type { Respelling } from '../syntax/respelling';
import type { Span } from './model';
import type { Rename } from './renames';

/** A place where a renamed name is written. */
export interface RenamedPlace extends Span {
  /** Index of the rename. */
  readonly rename: number;
  readonly lexeme: number;
  /** Its name in the other text. */
  readonly otherwise: string;
}

/** Every place where a name is written that has another name in the other text, in order. */
export function renamedPlaces(
  document: SyntaxDocument,
  sideName: 'before' | 'after',
  renames: readonly Rename[],
): RenamedPlace[] {
  const { bindings, occurrences } = bindingsOf(document);
  const places = renames.flatMap((rename, index) =>
    bindings[rename[sideName]]!.occurrences.map((occurrence): RenamedPlace => {
      const { node } = occurrences[occurrence]!;
      return {
        rename: index,
        lexeme: lexemeOf(document, node),
        start: document.tree.start[node]!,
        end: document.tree.end[node]!,
        otherwise: sideName === 'before' ? rename.to : rename.from,
      };
    }),
  );
  return places.sort((one, other) => one.start - other.start);
}

/** Reads renamed names as neither text writes them, so that they equal each other and nothing else. */
export function respellingOf(document: SyntaxDocument, places: readonly RenamedPlace[]): Respelling {
  const { lexemes, source } = document;
  const texts = new Map<number, string>();
  // From the end, so that the places before stay where they are.
  for (const { lexeme, rename, start, end } of [...places].reverse()) {
    const from = lexemes.start[lexeme]!;
    const text = texts.get(lexeme) ?? source.text.slice(from, lexemes.end[lexeme]);
    texts.set(lexeme, `${text.slice(0, start - from)}\u0000${rename}${text.slice(end - from)}`);
  }
  return texts;
}
