import type { LanguageDescriptor } from '../../syntax/language';
import type { Alignment } from '../alignment';
import type { Span } from '../model';

/** Text that a tool left behind instead of, or around, code. */
export type ArtifactForm = 'placeholder' | 'fence' | 'conflict-marker' | 'edit-marker' | 'line-numbers';

export interface Artifact {
  readonly form: ArtifactForm;
  /** What it is made of in after, ascending; never empty. */
  readonly spans: readonly Span[];
  /**
   * What is left out of after where the artefact goes: whole lines with a line end, or the heads of lines. Empty for a
   * comment, which goes as comments do.
   */
  readonly erased: readonly Span[];
  /** Why it must not simply go, or null. */
  readonly withheld: string | null;
}

/** What artefacts are looked for in. */
export interface ArtifactSearch {
  readonly alignment: Alignment;
  /** The file's language, even where the pair is read as text. */
  readonly language: LanguageDescriptor | null;
  readonly parsed: { readonly before: boolean; readonly after: boolean };
  /** Lines of after. */
  readonly lines: readonly string[];
  /** Whether a line of after has text that before does not have there. */
  isNew(line: number): boolean;
  /** Whether a line of after starts inside a string, a comment or a Markdown fence, where anything may be quoted. */
  isQuoted(line: number): boolean;
}
