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
  const nodes: { kind: number; start: number; end: number; parent: number; next: number }[] = [
    { kind: TEXT, start: 0, end: text.length, parent: -1, next: 0 },
  ];
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    addLine(lineStart, lineEnd);
    lineStart = lineEnd + 1;
  }
  nodes[0]!.next = nodes.length;
  return {
    size: nodes.length,
    kindNames: KIND_NAMES,
    kindIds: Uint16Array.from(nodes, (node) => node.kind),
    fieldNames: [null],
    fieldIds: new Uint16Array(nodes.length),
    start: Uint32Array.from(nodes, (node) => node.start),
    end: Uint32Array.from(nodes, (node) => node.end),
    parent: Int32Array.from(nodes, (node) => node.parent),
    next: Int32Array.from(nodes, (node) => node.next),
    named: Uint8Array.from(nodes, (node) => (node.kind === WORD ? 0 : 1)),
    errors: [],
  };

  function addLine(start: number, end: number): void {
    const content = text.slice(start, end);
    if (content.trim() === '') return;
    const line = nodes.length;
    const lead = content.length - content.trimStart().length;
    nodes.push({
      kind: LINE,
      start: start + lead,
      end: start + content.trimEnd().length,
      parent: 0,
      next: 0,
    });
    for (const word of content.matchAll(/[\p{L}\p{N}_$]+|[^\s]/gu)) {
      const from = start + word.index;
      nodes.push({
        kind: WORD,
        start: from,
        end: from + word[0].length,
        parent: line,
        next: nodes.length + 1,
      });
    }
    nodes[line]!.next = nodes.length;
  }
}
