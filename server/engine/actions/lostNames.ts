import type { Edit } from '../edit/edit';
import type { Occurrence } from '../syntax/names/occurrence';

/**
 * Names that the text without `taken` uses and does not bind, although after or before does. By the names of the
 * whole file: a name bound anywhere counts as bound everywhere, and the language's own names are bound in any text.
 */
export function lostNames(edit: Edit, taken: ReadonlySet<number>): string[] {
  const gone = new Set<number>();
  const back = new Set<number>();
  for (const number of taken) {
    // What moved stays, in another place.
    if (edit.changes[number]!.origin === 'move') continue;
    for (const lexeme of edit.changes[number]!.afterLexemes) gone.add(lexeme);
    for (const lexeme of edit.changes[number]!.beforeLexemes) back.add(lexeme);
  }
  const bound = new Set<string>();
  const used = new Set<string>();
  const boundBefore = new Set<string>();
  const boundAfter = new Set<string>();
  for (const occurrence of edit.names.after.occurrences) {
    if (occurrence.role !== 'use') boundAfter.add(occurrence.name);
    if (!gone.has(occurrence.lexeme)) count(occurrence);
  }
  for (const occurrence of edit.names.before.occurrences) {
    if (occurrence.role !== 'use') boundBefore.add(occurrence.name);
    if (back.has(occurrence.lexeme)) count(occurrence);
  }
  return [...used].filter(
    (name) =>
      !bound.has(name) &&
      edit.language?.globals.has(name) !== true &&
      (boundAfter.has(name) || (boundBefore.has(name) && isRestored(name))),
  );

  function count({ name, role }: Occurrence): void {
    (role === 'use' ? used : bound).add(name);
  }

  /** Whether code that comes back uses the name; a use that after has as well was unbound there already. */
  function isRestored(name: string): boolean {
    return edit.names.before.occurrences.some(
      (occurrence) => occurrence.name === name && occurrence.role === 'use' && back.has(occurrence.lexeme),
    );
  }
}
