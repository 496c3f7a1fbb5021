import type { Edit } from 'web-tree-sitter';
import { lowerBound } from '../sequences/lowerBound';
import type { SyntaxTree } from './syntaxTree';

/** A tree of a similar text, and the edits that make the text at hand of that one. */
export interface SimilarTree {
  readonly tree: SyntaxTree;
  /** Ascending, in UTF-16 offsets, each in coordinates of the text in which those above it have been made. */
  readonly edits: readonly Edit[];
}

/** Finds nodes of a similar tree by where they stand in the text at hand. Must be asked in text order. */
export class Twins {
  private nextEdit = 0;
  /** Where the last edit ends, and how far the text behind it was moved by all of them. */
  private editedUntil = 0;
  private moved = 0;

  constructor(private readonly like: SimilarTree) {}

  /** The node over the same text, or -1 if an edit touches it. */
  find(kindId: number, start: number, end: number): number {
    const { edits, tree } = this.like;
    for (let edit = edits[this.nextEdit]; edit !== undefined && edit.newEndIndex <= start;) {
      this.moved += edit.newEndIndex - edit.oldEndIndex;
      this.editedUntil = edit.newEndIndex;
      this.nextEdit += 1;
      edit = edits[this.nextEdit];
    }
    const next = edits[this.nextEdit];
    if (start < this.editedUntil || (next !== undefined && next.startIndex < end)) return -1;
    const [from, to] = [start - this.moved, end - this.moved];
    // A node and the first below it start at one place.
    for (
      let node = lowerBound(tree.size, (each) => tree.start[each]! < from);
      node < tree.size && tree.start[node] === from;
      node += 1
    ) {
      if (tree.kindIds[node] === kindId && tree.end[node] === to) return node;
    }
    return -1;
  }
}
