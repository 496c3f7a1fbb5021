import type { SyntaxTree } from './syntaxTree';

/** A word is an anonymous node, whose name stands for its text where they are equally long: it must have none. */
const KIND_NAMES: readonly string[] = ['', 'text', 'line', ''];
const TEXT = 1;
const LINE = 2;
const WORD = 3;

/**
 * A tree of lines and words for texts without a grammar and for files that do not parse, so that everything
 * that reads trees can read them too. It proves nothing about meaning, and nothing is claimed from it.
 */
export function textTree(text: string): SyntaxTree {
  const kinds: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  const nexts: number[] = [];
  const root = add(TEXT, 0, text.length, -1);
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    addLine(lineStart, lineEnd);
    lineStart = lineEnd + 1;
  }
  nexts[root] = kinds.length;
  return {
    size: kinds.length,
    kindNames: KIND_NAMES,
    kindIds: Uint16Array.from(kinds),
    fieldNames: [null],
    fieldIds: new Uint16Array(kinds.length),
    start: Uint32Array.from(starts),
    end: Uint32Array.from(ends),
    parent: Int32Array.from(parents),
    next: Int32Array.from(nexts),
    named: Uint8Array.from(kinds, (kind) => (kind === WORD ? 0 : 1)),
    errors: [],
  };

  function addLine(start: number, end: number): void {
    const content = text.slice(start, end);
    if (content.trim() === '') return;
    const lead = content.length - content.trimStart().length;
    const line = add(LINE, start + lead, start + content.trimEnd().length, root);
    for (const { 0: word, index } of content.matchAll(WORDS))
      add(WORD, start + index, start + index + word.length, line);
    nexts[line] = kinds.length;
  }

  /** A node of which nothing follows that is in it, until its end is set. */
  function add(kind: number, start: number, end: number, parent: number): number {
    kinds.push(kind);
    starts.push(start);
    ends.push(end);
    parents.push(parent);
    return nexts.push(kinds.length) - 1;
  }
}

const WORDS = /[\p{L}\p{N}_$]+|[^\s]/gu;
