import type { Interner } from './interner';
import { areRedundant } from './parentheses';
import {
  ATOM,
  BRACKET,
  CLOSER,
  COMMA,
  COMMENT,
  MARKUP_TEXT,
  PARENTHESES,
  SEMICOLON,
  TRIVIA,
} from './kindTable';
import { normalisedMarkupText, normalisedString } from './stringValue';
import { sharedWith } from './sharedSubtrees';
import { childrenOf, kindOf, type SyntaxTree } from './syntaxTree';

/**
 * Hashes of normalised trees: equal for subtrees that mean the same whatever their layout.
 *
 * Normalised away: comments, quotes, parentheses that the tree does not need, a trailing comma, `;` that ends a
 * statement, parentheses around an arrow function's only parameter, JSX white space. Blocks, kinds and the
 * order of everything else count. 53 bits, so that a hash is a safe number.
 */
export interface TreeHashes {
  of(node: number): number;
  /** Hash of the tree below `node` with the nodes of `leftOut` cut out of it. */
  without(node: number, leftOut: ReadonlySet<number>): number;
  /** The two halves by node. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
}

/** The hashes of a tree, which those of a similar text can be taken from. */
export interface ReadHashes {
  readonly tree: SyntaxTree;
  readonly hashes: TreeHashes;
}

const TUPLES = new Set(['tuple', 'tuple_pattern', 'expression_list', 'pattern_list']);
/** Kinds that mean the same with parentheses around them, as numbers that no kind has. */
const BARE_TUPLES = new Map([
  ['tuple', 70_000],
  ['expression_list', 70_000],
  ['tuple_pattern', 70_001],
  ['pattern_list', 70_001],
]);
/** `x[1,]` is indexed by a tuple, `tuple[int,]` too. */
const INDEXED = new Set(['subscript', 'type_parameter']);
export interface HashOptions {
  /** By leaf: the text it counts as, instead of its own. */
  readonly respelled?: ReadonlyMap<number, string>;
  /** Of a similar text, read with the same interner, nothing respelled in either: what the tree shares with it is taken. */
  readonly like?: ReadHashes;
}

export function treeHashes(
  tree: SyntaxTree,
  text: string,
  kinds: Uint16Array,
  interner: Interner,
  { respelled = new Map(), like }: HashOptions = {},
): TreeHashes {
  const low = new Uint32Array(tree.size);
  const high = new Uint32Array(tree.size);
  const leafOfKind = new Int32Array(tree.kindNames.length);
  /** By parenthesised node: what it counts as. */
  const bare = new Map<number, number>();
  // Backwards in preorder: every child is done before its parent.
  const shared = like === undefined ? [] : sharedWith(tree, like.tree);
  let end = tree.size;
  for (let index = shared.length - 1; index >= 0; index -= 1) {
    const { node: root, twin, size } = shared[index]!;
    hashNodes(root + size, end);
    low.set(like!.hashes.low.subarray(twin + 1, twin + size), root + 1);
    high.set(like!.hashes.high.subarray(twin + 1, twin + size), root + 1);
    end = root + 1;
  }
  hashNodes(0, end);
  return {
    low,
    high,
    of: (node) => joined(low[node]!, high[node]!),
    without: (node, leftOut) => hashWithout(node, leftOut),
  };

  function hashNodes(from: number, to: number): void {
    for (let node = to - 1; node >= from; node -= 1) hashNode(node);
  }

  function joined(lowBits: number, highBits: number): number {
    return (highBits & 0x1fffff) * 0x100000000 + (lowBits >>> 0);
  }

  function hashWithout(node: number, leftOut: ReadonlySet<number>): number {
    let hash = joined(
      Math.imul(kindSeed(tree.kindIds[node]!) + 1, 0x9e3779b1),
      Math.imul(kindSeed(tree.kindIds[node]!) + 7, 0x85ebca6b),
    );
    for (const child of countedChildren(node)) {
      if (leftOut.has(child)) continue;
      const inner = holdsAny(child, leftOut)
        ? hashWithout(child, leftOut)
        : joined(low[child]!, high[child]!);
      const lowBits = Math.imul((hash % 0x100000000) ^ (inner % 0x100000000), 0xcc9e2d51);
      const highBits = Math.imul(
        Math.floor(hash / 0x100000000) ^ Math.floor(inner / 0x100000000),
        0x1b873593,
      );
      hash = joined((lowBits << 13) | (lowBits >>> 19), highBits + lowBits);
    }
    return hash;
  }

  function holdsAny(node: number, nodes: ReadonlySet<number>): boolean {
    for (let inner = node + 1; inner < tree.next[node]!; inner += 1) if (nodes.has(inner)) return true;
    return false;
  }

  /** The children that say something, redundant parentheses taken off. */
  function countedChildren(node: number): number[] {
    const counted: number[] = [];
    let previous = -1;
    for (let child = node + 1; child < tree.next[node]!; child = tree.next[child]!) {
      const bits = kinds[tree.kindIds[child]!]!;
      if ((bits & (COMMENT | TRIVIA)) !== 0) continue;
      const silent =
        (bits & (SEMICOLON | COMMA | BRACKET | MARKUP_TEXT)) !== 0 &&
        isWithoutMeaning(node, child, bits, previous);
      if (!silent) counted.push((bits & PARENTHESES) !== 0 ? withoutParentheses(child) : child);
      previous = child;
    }
    return counted;
  }

  function hashNode(node: number): void {
    const kind = tree.kindIds[node]!;
    const bits = kinds[kind]!;
    const next = tree.next[node]!;
    if (next === node + 1 || (bits & (ATOM | MARKUP_TEXT)) !== 0) {
      hashLeaf(node, kind, bits);
      return;
    }
    const seed = kindSeed(kind);
    let a = Math.imul(seed + 1, 0x9e3779b1);
    let b = Math.imul(seed + 7, 0x85ebca6b);
    let previous = -1;
    for (let child = node + 1; child < next; child = tree.next[child]!) {
      const childBits = kinds[tree.kindIds[child]!]!;
      if ((childBits & (COMMENT | TRIVIA)) !== 0) continue;
      if (
        (childBits & (SEMICOLON | COMMA | BRACKET | MARKUP_TEXT)) !== 0 &&
        isWithoutMeaning(node, child, childBits, previous)
      ) {
        previous = child;
        continue;
      }
      const counted = (childBits & PARENTHESES) !== 0 ? withoutParentheses(child) : child;
      a = Math.imul(a ^ low[counted]!, 0xcc9e2d51);
      a = (a << 13) | (a >>> 19);
      b = Math.imul(b ^ high[counted]!, 0x1b873593) + a;
      b = (b << 15) | (b >>> 17);
      previous = child;
    }
    low[node] = a;
    high[node] = b;
    if (kindOf(tree, node) === 'formal_parameters') hashArrowParameter(node);
  }

  /** One number for a tuple, whether it is written with parentheses or without. */
  function kindSeed(kind: number): number {
    const name = tree.kindNames[kind];
    return name === undefined ? kind : (BARE_TUPLES.get(name) ?? kind);
  }

  function hashLeaf(node: number, kind: number, bits: number): void {
    const length = tree.end[node]! - tree.start[node]!;
    let id: number;
    const name = tree.kindNames[kind];
    if (tree.named[node] === 0 && name !== undefined && name.length === length) {
      if (leafOfKind[kind] === 0) leafOfKind[kind] = interner.idOf(name);
      id = leafOfKind[kind]!;
    } else if ((bits & (ATOM | MARKUP_TEXT)) === 0 && !respelled.has(node)) {
      id = interner.idOf(text, tree.start[node], tree.end[node]);
    } else {
      id = interner.idOf(leafText(node, bits));
    }
    low[node] = Math.imul(id + Math.imul(kind, 31), 0x9e3779b1);
    high[node] = Math.imul(id ^ (kind << 12), 0x85ebca6b) ^ id;
  }

  function leafText(node: number, bits: number): string {
    const written = respelled.get(node) ?? text.slice(tree.start[node]!, tree.end[node]!);
    if ((bits & MARKUP_TEXT) !== 0) return normalisedMarkupText(written);
    if ((bits & ATOM) === 0 || kindOf(tree, node) !== 'string') return written;
    const parent = tree.parent[node]!;
    return normalisedString(written, parent === -1 || kindOf(tree, parent) !== 'jsx_attribute');
  }

  function isWithoutMeaning(node: number, child: number, bits: number, previous: number): boolean {
    if ((bits & MARKUP_TEXT) !== 0) {
      return normalisedMarkupText(text.slice(tree.start[child]!, tree.end[child]!)) === '';
    }
    const kind = kindOf(tree, node);
    if ((bits & BRACKET) !== 0) return kind === 'tuple' || kind === 'tuple_pattern';
    if ((bits & SEMICOLON) !== 0) return kind !== 'for_statement' && kind !== 'empty_statement';
    if (kind === 'object_type' || kind === 'interface_body') return true;
    let following = tree.next[child]!;
    while (following < tree.next[node]! && (kinds[tree.kindIds[following]!]! & (COMMENT | TRIVIA)) !== 0) {
      following = tree.next[following]!;
    }
    if (following >= tree.next[node]! || (kinds[tree.kindIds[following]!]! & CLOSER) === 0) return false;
    if (previous === -1 || tree.named[previous] === 0 || INDEXED.has(kind)) return false;
    // `(a,)` is a tuple because of its comma; in `[a, , ]` commas are elements.
    return !TUPLES.has(kind) || childrenOf(tree, node).filter((other) => isElement(other)).length > 1;
  }

  function isElement(node: number): boolean {
    return tree.named[node] === 1 && (kinds[tree.kindIds[node]!]! & (COMMENT | TRIVIA)) === 0;
  }

  /** The expression inside, as long as the tree does not need the parentheses to keep its shape. */
  function withoutParentheses(node: number): number {
    const known = bare.get(node);
    if (known !== undefined) return known;
    const inner = childrenOf(tree, node).filter(isElement);
    const only = inner[0];
    let counted = node;
    if (inner.length === 1 && only !== undefined && areRedundant(tree, text, node, only)) {
      counted = (kinds[tree.kindIds[only]!]! & PARENTHESES) === 0 ? only : withoutParentheses(only);
    }
    bare.set(node, counted);
    return counted;
  }

  /** `(x) => y` and `x => y`. */
  function hashArrowParameter(node: number): void {
    const parent = tree.parent[node]!;
    if (parent === -1 || kindOf(tree, parent) !== 'arrow_function') return;
    const parameters = childrenOf(tree, node).filter(isElement);
    let only = parameters[0];
    if (parameters.length !== 1 || only === undefined) return;
    if (kindOf(tree, only) === 'required_parameter') {
      const inner = childrenOf(tree, only).filter(isElement);
      if (inner.length !== 1 || tree.next[only]! - only !== 2) return;
      only = inner[0]!;
    }
    if (kindOf(tree, only) !== 'identifier') return;
    low[node] = low[only]!;
    high[node] = high[only]!;
  }
}
