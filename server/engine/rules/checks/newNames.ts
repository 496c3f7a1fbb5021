import { lowerBound } from '../../sequences/lowerBound';
import type { Edit } from '../../edit/edit';
import { bindingsOf, lexemeOf } from '../../syntax/bindings/bindings';
import type { Occurrence } from '../../syntax/bindings/model';

/**
 * Whether a condition reads a parameter or a local that came with the edit. A check of a new value is part of what
 * brought the value.
 */
export function readsNewName({ alignment, pair: { after } }: Edit, condition: number): boolean {
  const { bindings, occurrences } = bindingsOf(after);
  return localsIn(occurrences, condition, after.tree.next[condition]!).some(({ binding }) => {
    if (bindings[binding]!.scope === 0) return false;
    return bindings[binding]!.occurrences.every((other) => {
      const declared = occurrences[other]!;
      return declared.role !== 'declare' || alignment.after.pair[lexemeOf(after, declared.node)] === -1;
    });
  });
}

/** Names that nodes from `first` up to `end` use and that the file binds. */
function localsIn(occurrences: readonly Occurrence[], first: number, end: number): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let index = firstFrom(occurrences, first); index < occurrences.length; index += 1) {
    const occurrence = occurrences[index]!;
    if (occurrence.node >= end) break;
    if (occurrence.role !== 'declare' && occurrence.binding >= 0) found.push(occurrence);
  }
  return found;
}

/** Index of the first occurrence at or behind a node. */
function firstFrom(occurrences: readonly Occurrence[], node: number): number {
  return lowerBound(occurrences.length, (index) => occurrences[index]!.node < node);
}
