import { bindingsOf } from '../syntax/bindings/bindings';
import { FREE, QUOTED, SCOPE_STATEMENT, TESTED, UNKNOWN, type Occurrence } from '../syntax/bindings/model';
import type { SyntaxDocument } from '../syntax/document';

/** What the names of a whole file are bound to, asked about code outside of a stretch of it. */
export interface FileNames {
  /** Whether names can come from somewhere the text does not tell, such as a star import. */
  readonly isOpen: boolean;
  readonly declares: (name: string) => boolean;
  readonly isDeclaredOutside: (name: string, start: number, end: number) => boolean;
  readonly isUsedOutside: (name: string, start: number, end: number) => boolean;
  readonly isFreeOutside: (name: string, start: number, end: number) => boolean;
}

/** Offsets of the first and the last occurrence. */
interface Extent {
  readonly first: number;
  readonly last: number;
}

const known = new WeakMap<SyntaxDocument, FileNames>();

export function fileNames(document: SyntaxDocument): FileNames {
  const found = known.get(document);
  if (found !== undefined) return found;
  const made = read(document);
  known.set(document, made);
  return made;
}

function read(document: SyntaxDocument): FileNames {
  const { bindings, occurrences } = bindingsOf(document);
  const declared = new Map<string, Extent>();
  const used = new Map<string, Extent>();
  const free = new Map<string, Extent>();
  let isOpen = false;
  for (const occurrence of occurrences) {
    const { binding, role } = occurrence;
    if (binding === UNKNOWN) isOpen = true;
    else if (binding === FREE) extend(free, occurrence);
    else if (bindings[binding]!.scope === 0) {
      if (role === 'declare') extend(declared, occurrence);
      else if ((occurrence.flags & (SCOPE_STATEMENT | QUOTED | TESTED)) === 0) extend(used, occurrence);
    }
  }
  return {
    isOpen,
    declares: (name) => declared.has(name),
    isDeclaredOutside: (name, start, end) => isOutside(declared.get(name), start, end),
    isUsedOutside: (name, start, end) => isOutside(used.get(name), start, end),
    isFreeOutside: (name, start, end) => isOutside(free.get(name), start, end),
  };

  function extend(extents: Map<string, Extent>, { name, node }: Occurrence): void {
    const last = document.tree.start[node]!;
    extents.set(name, { first: extents.get(name)?.first ?? last, last });
  }
}

function isOutside(extent: Extent | undefined, start: number, end: number): boolean {
  return extent !== undefined && (extent.first < start || extent.last >= end);
}
