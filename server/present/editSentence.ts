import {
  addSummaries,
  editSummary,
  type EditSummary,
  type SummaryClass,
} from '../engine/describe/editSummary';
import type { FileReport, FunctionReport, Report } from '../engine/report';
import { count, list } from './words';

/** What can be said of a file's changes, in one sentence; null if there are none. */
export function fileSentence({ changes, findings }: FileReport): string | null {
  return editSentence(editSummary(changes, findings));
}

/** The same of one function's own changes. */
export function functionSentence(own: FunctionReport, { changes, findings }: FileReport): string | null {
  const ids = new Set(own.changes);
  return editSentence(
    editSummary(
      changes.filter(({ id }) => ids.has(id)),
      findings,
    ),
  );
}

/** The same of all files. */
export function setSentence({ files }: Report): string | null {
  return editSentence(addSummaries(files.map(({ changes, findings }) => editSummary(changes, findings))));
}

function editSentence(summary: EditSummary): string | null {
  const { superfluous, question, other, remainder } = summary;
  const all = superfluous.changes + question.changes + other.changes + remainder.changes;
  if (all === 0) return null;
  const kinds: readonly (readonly [SummaryClass, (number: number) => string])[] = [
    [superfluous, (number) => `${is(number)} proved superfluous`],
    [other, (number) => `${number === 1 ? 'has' : 'have'} another finding`],
    [question, (number) => `${is(number)} in question`],
    [remainder, (number) => `${is(number)} the remainder`],
  ];
  const present = kinds.filter(([{ changes }]) => changes > 0);
  const [only] = present;
  if (only !== undefined && present.length === 1) {
    const [figures, words] = only;
    const subject = all === 1 ? 'The only change' : all === 2 ? 'Both changes' : `All ${all} changes`;
    return `${subject} ${words(all)}${sizeOf(figures)}.`;
  }
  const parts = present.map(
    ([figures, words]) => `${figures.changes} ${words(figures.changes)}${sizeOf(figures)}`,
  );
  return `Of ${all} changes, ${list(parts)}.`;
}

function is(number: number): string {
  return number === 1 ? 'is' : 'are';
}

function sizeOf({ deletedTokens, insertedTokens, commentWords, layoutLines }: SummaryClass): string {
  const tokens = deletedTokens + insertedTokens;
  const sizes = [
    ...(tokens > 0 ? [count(tokens, 'token')] : []),
    ...(commentWords > 0 ? [count(commentWords, 'word of comments', 'words of comments')] : []),
    ...(layoutLines > 0 ? [count(layoutLines, 'line of layout', 'lines of layout')] : []),
  ];
  return sizes.length === 0 ? '' : ` (${list(sizes)})`;
}
