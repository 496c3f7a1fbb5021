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
  let nodes = nodesFor(1024);
  let size = 0;
  const root = add(TEXT, 0, text.length, -1);
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    addLine(lineStart, lineEnd);
    lineStart = lineEnd + 1;
  }
  nodes.next[root] = size;
  return {
    size,
    kindNames: KIND_NAMES,
    kindIds: nodes.kindIds.slice(0, size),
    fieldNames: [null],
    fieldIds: new Uint16Array(size),
    start: nodes.start.slice(0, size),
    end: nodes.end.slice(0, size),
    parent: nodes.parent.slice(0, size),
    next: nodes.next.slice(0, size),
    named: Uint8Array.from(nodes.kindIds.subarray(0, size), (kind) => (kind === WORD ? 0 : 1)),
    errors: [],
  };

  function addLine(start: number, end: number): void {
    const content = text.slice(start, end);
    if (content.trim() === '') return;
    const lead = content.length - content.trimStart().length;
    const line = add(LINE, start + lead, start + content.trimEnd().length, root);
    for (const { 0: word, index } of content.matchAll(WORDS))
      add(WORD, start + index, start + index + word.length, line);
    nodes.next[line] = size;
  }

  /** A node of which nothing follows that is in it, until its end is set. */
  function add(kind: number, start: number, end: number, parent: number): number {
    if (size === nodes.kindIds.length) nodes = grown(nodes);
    const node = size;
    nodes.kindIds[node] = kind;
    nodes.start[node] = start;
    nodes.end[node] = end;
    nodes.parent[node] = parent;
    size += 1;
    nodes.next[node] = size;
    return node;
  }
}

/** As a tree has them, with room for more: how many words a text has is known once it is read. */
type Nodes = Pick<SyntaxTree, 'kindIds' | 'start' | 'end' | 'parent' | 'next'>;

function nodesFor(room: number): Nodes {
  return {
    kindIds: new Uint16Array(room),
    start: new Uint32Array(room),
    end: new Uint32Array(room),
    parent: new Int32Array(room),
    next: new Int32Array(room),
  };
}

function grown(nodes: Nodes): Nodes {
  const larger = nodesFor(2 * nodes.kindIds.length);
  larger.kindIds.set(nodes.kindIds);
  larger.start.set(nodes.start);
  larger.end.set(nodes.end);
  larger.parent.set(nodes.parent);
  larger.next.set(nodes.next);
  return larger;
}

const WORDS = /[\p{L}\p{N}_$]+|[^\s]/gu;
