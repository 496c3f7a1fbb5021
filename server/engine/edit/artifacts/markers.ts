import type { ArtifactForm, ArtifactSearch } from './artifact';

/** A line that is a marker. */
export interface MarkerLine {
  readonly line: number;
  readonly form: ArtifactForm;
  readonly withheld: string | null;
}

const PATCH = /^\*\*\* ((Begin|End) Patch\s*$|(Update|Add|Delete) File: )/;
const SEARCH = /^(<{5,9}|-{5,9}) SEARCH\s*$/;
const REPLACE = /^(>{5,9}|\+{5,9}) REPLACE\s*$/;
const OPENS = /^<{7} \S/;
const CLOSES = /^>{7} \S/;
const DIVIDES = /^(={5,9}\s*$|\|{7}( |$))/;

const TWO_VERSIONS =
  'two versions stand between the markers, and which one is right is not in the text; choose one by hand';

const PATCH_LINES = 'the lines between the markers are those of a patch; apply it by hand';

/** Markers of merges and edit formats. A block of them is of one form, whatever its dividing line looks like. */
export function markerLines({ lines, isNew, isQuoted }: ArtifactSearch): MarkerLine[] {
  const found: MarkerLine[] = [];
  let block: number[] = [];
  const patchReason = holdsPatchLines(lines) ? PATCH_LINES : null;
  lines.forEach((text, line) => {
    if (isQuoted(line)) return;
    if (block.length > 0 && DIVIDES.test(text)) block.push(line);
    if (!isNew(line)) return;
    if (PATCH.test(text)) found.push({ line, form: 'edit-marker', withheld: patchReason });
    else if (SEARCH.test(text) || OPENS.test(text)) {
      abandon();
      block = [line];
    } else if (REPLACE.test(text) || CLOSES.test(text)) close(line);
  });
  abandon();
  return found;

  function close(line: number): void {
    const isEdit = REPLACE.test(lines[line]!) || (block.length > 0 && SEARCH.test(lines[block[0]!]!));
    // What closes no block may be a rule in prose, unless it says what it is.
    if (block.length === 0 && !isEdit) return;
    const marks = [...block, line];
    const form = isEdit ? 'edit-marker' : 'conflict-marker';
    const withheld = holdsVersions(marks, isEdit) ? TWO_VERSIONS : null;
    found.push(...marks.map((mark) => ({ line: mark, form, withheld }) as const));
    block = [];
  }

  /** A block without an end is none, but the head of an edit format says what it is all the same. */
  function abandon(): void {
    const [line] = block;
    if (line !== undefined && SEARCH.test(lines[line]!))
      found.push({ line, form: 'edit-marker', withheld: null });
    block = [];
  }

  /** A side of a merge may be empty on purpose; an edit format that searches for nothing only inserts. */
  function holdsVersions(marks: readonly number[], isEdit: boolean): boolean {
    if (marks.length < 3) return false;
    return !isEdit || lines.slice(marks[0]! + 1, marks[1]).some((text) => text.trim() !== '');
  }
}

/** Whether what stands between the markers of a patch is marked line by line as well. */
function holdsPatchLines(lines: readonly string[]): boolean {
  const first = lines.findIndex((text) => PATCH.test(text));
  const last = lines.findLastIndex((text) => PATCH.test(text));
  return lines.slice(first, last).some((text) => /^(@@|[-+])/.test(text));
}
