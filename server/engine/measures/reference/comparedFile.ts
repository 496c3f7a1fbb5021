import type { Parse } from '../../syntax/document';
import type { LanguageDescriptor } from '../../syntax/language';
import { deletionsOf, lineDifference, type LineDifference } from './deletions';
import { lineTable, type LineTable } from './lineTable';

/** The three texts of a file: before either edit, after the reference's, after the edit under test. */
export interface ReferenceTriple {
  readonly path: string;
  readonly before: string;
  readonly reference: string;
  readonly after: string;
}

export interface ReferenceOptions {
  /** Default true: comment-only and bracket-only lines do not count. */
  readonly codeOnly: boolean;
  /** Counts a re-indented line of the edit under test as deleted, as a plain line diff does. Default false. */
  readonly paperStrict: boolean;
}

export const DEFAULT_REFERENCE_OPTIONS: ReferenceOptions = { codeOnly: true, paperStrict: false };

/** A file with what each of the two edits deletes from it. Line numbers are zero-based. */
export interface ComparedFile {
  readonly path: string;
  readonly before: LineTable;
  readonly referenceTable: LineTable;
  readonly afterTable: LineTable;
  readonly reference: LineDifference;
  readonly edit: LineDifference;
  /** Lines of before that the reference removes, moves left out. */
  readonly wanted: readonly number[];
  /** Lines of before that the edit under test removes. */
  readonly removed: ReadonlySet<number>;
}

export function comparedFile(
  triple: ReferenceTriple,
  language: LanguageDescriptor | null,
  parse: Parse,
  { codeOnly, paperStrict }: ReferenceOptions,
): ComparedFile {
  const before = lineTable(triple.before, language, parse);
  const referenceTable = lineTable(triple.reference, language, parse);
  const afterTable = lineTable(triple.after, language, parse);
  const reference = lineDifference(before, referenceTable);
  const edit = lineDifference(before, afterTable);
  return {
    path: triple.path,
    before,
    referenceTable,
    afterTable,
    reference,
    edit,
    wanted: deletionsOf(before, referenceTable, reference, { codeOnly, dropMoves: true }),
    removed: new Set(deletionsOf(before, afterTable, edit, { codeOnly, dropMoves: !paperStrict })),
  };
}
