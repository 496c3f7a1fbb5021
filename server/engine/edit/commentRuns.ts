import type { SyntaxDocument } from '../syntax/document';

/** Adjacent comment lines, or one trailing comment: what is written and lost together. */
export interface CommentRun {
  readonly lexemes: readonly number[];
  /** Stands behind code on its line. */
  readonly trailing: boolean;
  readonly text: string;
}

/** @param comments comment lexemes of one gap, ascending */
export function commentRuns(document: SyntaxDocument, comments: readonly number[]): CommentRun[] {
  const { lexemes, source } = document;
  const groups: number[][] = [];
  for (const comment of comments) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    if (group !== undefined && last === comment - 1 && continues(last, comment)) group.push(comment);
    else groups.push([comment]);
  }
  return groups.map((group) => ({
    lexemes: group,
    trailing: isTrailing(document, group[0]!),
    text: source.text.slice(lexemes.start[group[0]!]!, lexemes.end[group[group.length - 1]!]!),
  }));

  function continues(last: number, comment: number): boolean {
    if (isTrailing(document, last) || isTrailing(document, comment)) return false;
    return /^[ \t]*\n[ \t]*$/.test(source.text.slice(lexemes.end[last]!, lexemes.start[comment]!));
  }
}

export function isTrailing({ lexemes, source }: SyntaxDocument, comment: number): boolean {
  const start = lexemes.start[comment]!;
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  return source.text.slice(lineStart, start).trim() !== '';
}

const ALIKE = 0.34;

/** Pairs runs in order that say nearly the same, or that are alone in the same place: one was written for the other. */
export function replacedRuns(
  before: readonly CommentRun[],
  after: readonly CommentRun[],
): ReadonlyMap<CommentRun, CommentRun> {
  const pairs = new Map<CommentRun, CommentRun>();
  let from = 0;
  for (const run of before) {
    const at = after.findIndex(
      (other, index) =>
        index >= from && other.trailing === run.trailing && wordLikeness(run.text, other.text) >= ALIKE,
    );
    if (at === -1) continue;
    pairs.set(run, after[at]!);
    from = at + 1;
  }
  const [one] = before;
  const [other] = after;
  if (before.length === 1 && after.length === 1 && one!.trailing === other!.trailing) pairs.set(one!, other!);
  return pairs;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function wordLikeness(one: string, other: string): number {
  const words = wordsOf(one);
  const rest = wordsOf(other);
  const total = words.length + rest.length;
  let common = 0;
  for (const word of words) {
    const at = rest.indexOf(word);
    if (at === -1) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 1 : (2 * common) / total;
}
