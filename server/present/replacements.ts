import type { Position, TextEdit } from '../engine/report';
import { commonEnds } from '../engine/sequences/commonEnds';

/** Whole lines that take the place of others. */
export interface LineReplacement {
  /** Zero-based number of the first line that goes. */
  readonly first: number;
  /** Number of the line after the last that goes; equal to `first` where nothing goes. */
  readonly end: number;
  /** The lines that come, without line ends. Equal lines that end otherwise differ in line ends only. */
  readonly lines: readonly string[];
  /** Whether the lines stay and only their ends differ. */
  readonly isLineEndsOnly: boolean;
}

/** Edits of a text, disjoint and in order, as replacements of whole lines: what a reader without columns needs. */
export function lineReplacements(text: string, edits: readonly TextEdit[]): readonly LineReplacement[] {
  const starts = lineStarts(text);
  const offsetOf = ({ line, character }: Position): number => (starts[line] ?? text.length) + character;
  const startOf = (line: number): number => starts[line] ?? text.length;
  return groups(edits).map((group) => {
    const first = group[0]!.range.start.line;
    const last = group[group.length - 1]!.range.end.line;
    let made = '';
    let at = startOf(first);
    for (const { range, newText } of group) {
      made += text.slice(at, offsetOf(range.start)) + newText;
      at = offsetOf(range.end);
    }
    made += text.slice(at, Math.max(at, startOf(last + 1)));
    return trimmed(first, text.slice(startOf(first), Math.max(at, startOf(last + 1))), made);
  });
}

/** Edits that share a line belong together. */
function groups(edits: readonly TextEdit[]): readonly (readonly TextEdit[])[] {
  const all: TextEdit[][] = [];
  for (const edit of edits) {
    const current = all[all.length - 1];
    const lastLine = current?.[current.length - 1]!.range.end.line;
    if (current !== undefined && lastLine !== undefined && edit.range.start.line <= lastLine)
      current.push(edit);
    else all.push([edit]);
  }
  return all;
}

/** Leaves out lines that stay at both ends. */
function trimmed(first: number, before: string, after: string): LineReplacement {
  const [gone, come] = [linesIn(before), linesIn(after)];
  const isLineEndsOnly = gone.length === come.length && gone.every((line, index) => line === come[index]);
  const { head, tail } = isLineEndsOnly ? commonEnds(pieces(before), pieces(after)) : commonEnds(gone, come);
  return {
    first: first + head,
    end: first + gone.length - tail,
    lines: come.slice(head, come.length - tail),
    isLineEndsOnly,
  };
}

/** Lines with their ends. */
function pieces(text: string): readonly string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

/** Lines without their ends; an end at the end starts no line. */
function linesIn(text: string): readonly string[] {
  const lines = text.split(LINE_END);
  return lines[lines.length - 1] === '' ? lines.slice(0, -1) : lines;
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(new RegExp(LINE_END, 'g'))].map(({ 0: end, index }) => index + end.length)];
}

const LINE_END = /\r\n|\r|\n/;
