import type { Alignment } from './alignment';
import { commentText, withRenames } from './commentAlignment';
import type { ChangeTable } from './changeTable';
import type { ChangeModel, EditScript, Respelled } from './model';
import type { RenamedPlace } from './renamedLexemes';

/** The changes that an edit's renames are. */
export interface RenameChanges {
  readonly numbers: readonly number[];
  /** The rename of a paired lexeme of before, or null. */
  of(lexeme: number): ChangeModel | null;
}

/** A rename is one change, wherever the name stands. Names that changed in one lexeme can only go back together. */
export function renameChanges({ renames, before, after }: Alignment, table: ChangeTable): RenameChanges {
  const changes = renames.all.map((_, index) =>
    table.at({ key: `rename ${index}`, origin: 'rename', beforeUnit: -1, afterUnit: -1 }),
  );
  const byLexeme = new Map<number, ChangeModel>();
  for (const { lexeme, rename } of [...renames.before, ...mentions({ renames, before, after })]) {
    if (before.pair[lexeme] === -1) continue;
    const change = changes[rename]!;
    const other = byLexeme.get(lexeme);
    if (other === undefined) byLexeme.set(lexeme, change);
    else if (other !== change) {
      other.needs.add(change.number);
      change.needs.add(other.number);
    }
  }
  return { numbers: changes.map(({ number }) => number), of: (lexeme) => byLexeme.get(lexeme) ?? null };
}

/** Comments that are the same but for the names they mention. */
function mentions({
  renames,
  before,
  after,
}: Pick<Alignment, 'renames' | 'before' | 'after'>): { readonly lexeme: number; readonly rename: number }[] {
  if (renames.all.length === 0) return [];
  const { comment } = before.document.lexemes;
  return [...comment.keys()].flatMap((lexeme) => {
    const other = before.pair[lexeme]!;
    if (comment[lexeme] === 0 || other === -1) return [];
    const text = commentText(before.document, lexeme);
    if (text === commentText(after.document, other)) return [];
    return renames.all.flatMap((rename, index) =>
      withRenames(text, [rename]) === text ? [] : [{ lexeme, rename: index }],
    );
  });
}

/** Where code that only one text has uses a renamed name. */
export function respelledPlaces(
  { renames, before, after }: Alignment,
  numbers: readonly number[],
): EditScript['respelled'] {
  const inUnpaired = (pair: Int32Array, places: readonly RenamedPlace[]): Respelled[] =>
    places
      .filter(({ lexeme }) => pair[lexeme] === -1)
      .map(({ start, end, rename, otherwise }) => ({
        start,
        end,
        change: numbers[rename]!,
        text: otherwise,
      }));
  return { before: inUnpaired(before.pair, renames.before), after: inUnpaired(after.pair, renames.after) };
}
