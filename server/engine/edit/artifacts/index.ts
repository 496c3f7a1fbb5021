import type { DocumentPair, SyntaxDocument } from '../../syntax/document';
import type { LanguageDescriptor } from '../../syntax/language';
import type { Alignment } from '../alignment';
import type { Span } from '../model';
import type { Artifact } from './artifact';
import { fenceLines } from './fences';
import { numberedRuns, type NumberedLine } from './lineNumbers';
import { markerLines, type MarkerLine } from './markers';
import { placeholders } from './placeholders';
import { searchIn } from './searched';

export type { Artifact, ArtifactForm } from './artifact';

/**
 * Finds artefacts in what is new in after. Strings and comments may quote any of them, so that markers count only where
 * they are code, and placeholders only where they are a comment of their own.
 */
export function findArtifacts(
  pair: DocumentPair,
  alignment: Alignment,
  language: LanguageDescriptor | null,
): Artifact[] {
  const search = searchIn(pair, alignment, language);
  const whole: MarkerLine[] = [
    ...markerLines(search),
    ...fenceLines(search).map((line) => ({ line, form: 'fence' as const, withheld: null })),
  ];
  const gone = new Set(whole.map(({ line }) => line));
  return [
    ...placeholders(search),
    ...whole.map(({ line, form, withheld }) => ({
      form,
      spans: [contentOf(pair.after, line)],
      erased: [wholeLine(pair.after, line, gone)],
      withheld,
    })),
    ...numberedRuns(search).map((run) => numbers(pair.after, run)),
  ].sort((one, other) => one.spans[0]!.start - other.spans[0]!.start);
}

function contentOf({ source }: SyntaxDocument, line: number): Span {
  const start = source.lineStarts[line]!;
  const end = (source.lineStarts[line + 1] ?? source.text.length + 1) - 1;
  return { start, end };
}

/** A line and the line end before it; at the top of the text, where there is none, the one behind it. */
function wholeLine(document: SyntaxDocument, line: number, gone: ReadonlySet<number>): Span {
  const { start, end } = contentOf(document, line);
  // The line above keeps its line end where the text would end without one.
  if (end === document.source.text.length) return { start, end };
  const isAtTop = Array.from({ length: line }, (_, above) => above).every((above) => gone.has(above));
  if (!isAtTop) return { start: start - 1, end };
  const isFollowed = document.source.text.slice(end).trim() !== '';
  return { start, end: isFollowed ? end + 1 : end };
}

function numbers({ source }: SyntaxDocument, run: readonly NumberedLine[]): Artifact {
  const heads = run.map(({ line, length }) => {
    const start = source.lineStarts[line]!;
    return { start, end: start + length };
  });
  return { form: 'line-numbers', spans: heads, erased: heads, withheld: null };
}
