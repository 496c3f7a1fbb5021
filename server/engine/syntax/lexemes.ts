import { lowerBound } from '../sequences/lowerBound';
import type { Interner } from './interner';
import { ATOM, COMMENT, MARKUP_TEXT, TRIVIA } from './kindTable';
import { sharedWith, type SharedSubtree } from './sharedSubtrees';
import { isLeaf, type SyntaxTree } from './syntaxTree';

/**
 * The tokens and comments of a text in order. What lies between two of them is trivia; joined, lexemes and
 * trivia are the text.
 */
export interface Lexemes {
  readonly count: number;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** 1 for a comment, 0 for a token. */
  readonly comment: Uint8Array;
  /** Equal numbers mean equal texts, within one interner. */
  readonly id: Int32Array;
  /** The tree node the lexeme is. */
  readonly node: Int32Array;
  /**
   * Per tree node, and one more: the first lexeme at or after the node's start. The lexemes of node `n` are
   * `first[n]` up to, not including, `first[next[n]]`.
   */
  readonly first: Int32Array;
}

/** The lexemes of a tree, which those of a similar text can be taken from. */
export interface ReadLexemes {
  readonly tree: SyntaxTree;
  readonly lexemes: Lexemes;
}

/** @param like of a similar text, read with the same interner: what the tree shares with it is taken from it */
export function lexemesOf(
  tree: SyntaxTree,
  text: string,
  kinds: Uint16Array,
  interner: Interner,
  like?: ReadLexemes,
): Lexemes {
  const room = leafCount(tree);
  const start = new Uint32Array(room);
  const end = new Uint32Array(room);
  const comment = new Uint8Array(room);
  const id = new Int32Array(room);
  const nodes = new Int32Array(room);
  const first = new Int32Array(tree.size + 1);
  const idOfKind = new Int32Array(tree.kindNames.length);
  const shared = like === undefined ? [] : sharedWith(tree, like.tree);
  let nextShared = 0;
  let count = 0;

  const add = (node: number, from: number, to: number, isComment: boolean): void => {
    start[count] = from;
    end[count] = to;
    comment[count] = isComment ? 1 : 0;
    nodes[count] = node;
    const kind = tree.kindIds[node]!;
    const name = tree.kindNames[kind];
    // An anonymous node's kind is its text, so most tokens need no slice and no look-up.
    if (tree.named[node] === 0 && name !== undefined && name.length === to - from) {
      if (idOfKind[kind] === 0) idOfKind[kind] = interner.idOf(text, from, to);
      id[count] = idOfKind[kind]!;
    } else {
      id[count] = interner.idOf(text, from, to);
    }
    count += 1;
  };

  let node = 0;
  while (node < tree.size) {
    first[node] = count;
    const bits = kinds[tree.kindIds[node]!]!;
    const next = tree.next[node]!;
    const from = tree.start[node]!;
    const to = tree.end[node]!;
    let skip = true;
    if ((bits & COMMENT) !== 0) {
      const trimmed = trimmedEnd(text, from, to);
      if (trimmed > from) add(node, from, trimmed, true);
    } else if ((bits & TRIVIA) !== 0 || to === from) skip = next === node + 1;
    else if ((bits & MARKUP_TEXT) !== 0) addMarkup(node, from, to);
    else if ((bits & ATOM) !== 0 || next === node + 1) add(node, from, trimmedEnd(text, from, to), false);
    else skip = false;
    // Some stand inside an atom, which is one lexeme.
    while (nextShared < shared.length && shared[nextShared]!.node < node) nextShared += 1;
    if (!skip && shared[nextShared]?.node === node) {
      take(shared[nextShared]!);
      node = next;
      continue;
    }
    if (skip) for (let inner = node + 1; inner < next; inner += 1) first[inner] = count;
    node = skip ? next : node + 1;
  }
  first[tree.size] = count;
  return {
    count,
    start: start.subarray(0, count),
    end: end.subarray(0, count),
    comment: comment.subarray(0, count),
    id: id.subarray(0, count),
    node: nodes.subarray(0, count),
    first,
  };

  /** What is below the root; the root has no lexeme of its own. */
  function take({ node: root, twin, size }: SharedSubtree): void {
    const source = like!.lexemes;
    const moved = tree.start[root]! - like!.tree.start[twin]!;
    const from = source.first[twin + 1]!;
    const to = source.first[twin + size]!;
    id.set(source.id.subarray(from, to), count);
    comment.set(source.comment.subarray(from, to), count);
    for (let lexeme = from; lexeme < to; lexeme += 1) {
      const target = count + lexeme - from;
      start[target] = source.start[lexeme]! + moved;
      end[target] = source.end[lexeme]! + moved;
      nodes[target] = source.node[lexeme]! - twin + root;
    }
    for (let inner = 1; inner < size; inner += 1)
      first[root + inner] = source.first[twin + inner]! - from + count;
    count += to - from;
  }

  /** JSX drops white space that holds a line end; white space within a line is content. */
  function addMarkup(node: number, from: number, to: number): void {
    const content = text.slice(from, to);
    const lead = /^[^\S\n]*\n\s*/.exec(content)?.[0].length ?? 0;
    const trail = /\s*\n[^\S\n]*$/.exec(content.slice(lead))?.[0].length ?? 0;
    if (from + lead < to - trail) add(node, from + lead, to - trail, false);
  }
}

/** As many lexemes as there can be: each holds a leaf of its own. */
function leafCount(tree: SyntaxTree): number {
  let count = 0;
  for (let node = 0; node < tree.size; node += 1) if (isLeaf(tree, node)) count += 1;
  return count;
}

/** Blanks at the end of a comment are trivia: they can be taken back on their own. */
function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from) {
    const code = text.charCodeAt(end - 1);
    if (code !== 32 && code !== 9 && code !== 10) break;
    end -= 1;
  }
  return end;
}

/**
 * Offset of the first character outside all lexemes that is no blank, no line end and no continuation, or null.
 * A grammar that leaves such text unread cannot be used to judge it.
 */
export function firstUnreadOffset(text: string, lexemes: Lexemes): number | null {
  let at = 0;
  for (let lexeme = 0; lexeme <= lexemes.count; lexeme += 1) {
    const until = lexeme === lexemes.count ? text.length : lexemes.start[lexeme]!;
    for (; at < until; at += 1) {
      const code = text.charCodeAt(at);
      if (code !== 32 && code !== 10 && code !== 9 && !/[\s\\]/.test(text[at]!)) return at;
    }
    if (lexeme < lexemes.count) at = lexemes.end[lexeme]!;
  }
  return null;
}

/** The first lexeme that starts at or behind an offset; as many as there are if none does. */
export function firstLexemeFrom({ start, count }: Lexemes, offset: number): number {
  return lowerBound(count, (lexeme) => start[lexeme]! < offset);
}
