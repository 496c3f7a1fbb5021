import type { FileReport, Level } from '../../report';
import type { DocumentPair } from '../../syntax/document';
import type { RuleMetadata } from '../rule';
import type { Span } from '../../edit/model';

/** What a change set does to a file. */
export type FileStatus = FileReport['status'];

/** One file of a change set, as set rules see it. */
export interface SetFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: FileStatus;
  /** False for a file that version control does not know yet. */
  readonly isTracked: boolean;
  /** Where they are known and differ. */
  readonly modes: FileReport['modes'];
  /** Empty for what has no text. */
  readonly before: string;
  readonly after: string;
}

export interface SetContext {
  /** In order of path. */
  readonly files: readonly SetFile[];
  /** The two texts of a file, read when first asked for; null where the language has no grammar. */
  read(file: SetFile): DocumentPair | null;
}

/** One named question about the files of a change set together. Nothing it finds can be taken back by editing a text. */
export interface SetRule {
  readonly metadata: RuleMetadata;
  find(context: SetContext): readonly SetDraft[];
}

export interface SetDraft {
  readonly form: string | null;
  /** Where to show it: the first place is the main one. */
  readonly places: readonly SetPlace[];
  readonly message: string;
  /** Where the level of the rule says too much of this finding. */
  readonly atMost?: Exclude<Level, 'off'>;
}

export interface SetPlace {
  /** What is shown, in words. */
  readonly role: string;
  readonly side: 'before' | 'after';
  readonly file: SetFile;
  /** In the text without byte order mark and with `\n` for every line end. */
  readonly span: Span;
}

/** The start of a file: the place of what is about the file as a whole. */
export function wholeFile(file: SetFile): SetPlace {
  return {
    role: 'file',
    side: file.status === 'deleted' ? 'before' : 'after',
    file,
    span: { start: 0, end: 0 },
  };
}
