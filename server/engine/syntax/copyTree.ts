import type { Language, Tree } from 'web-tree-sitter';
import { Twins, type SimilarTree } from './twins';
import { keepShared, type SharedSubtree } from './sharedSubtrees';
import { ERROR_ID, type SyntaxFault, type SyntaxTree } from './syntaxTree';

/** Tokens that no grammar here gives a field name to, so that it need not be asked for. */
const WITHOUT_FIELD = new Set([
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  '.',
  ':',
  '"',
  "'",
  '`',
  '${',
  '=>',
  '...',
]);

/** Kinds that span more than their children: the grammar keeps some of their tokens to itself. */
const HIDE_TOKENS = new Set(['string_content', 'format_specifier', 'block']);

/**
 * Copies a parser's tree. The caller frees it afterwards.
 *
 * Each question to the cursor crosses into WebAssembly and costs about as much as parsing a token, so none is asked
 * whose answer follows from others: an inner node spans its children, an anonymous token is as long as its kind.
 *
 * @param text what was parsed
 * @param like subtrees of equal text and size are taken from it
 */
export function copyTree(tree: Tree, text: string, like?: SimilarTree): SyntaxTree {
  const { language, rootNode } = tree;
  const size = rootNode.descendantCount;
  const kinds = kindsOf(language);
  const kindIds = new Uint16Array(size);
  const fieldIds = new Uint16Array(size);
  const start = new Uint32Array(size);
  const end = new Uint32Array(size);
  const parent = new Int32Array(size);
  const next = new Int32Array(size);
  const named = new Uint8Array(size);
  const hasError = rootNode.hasError;
  const errors: SyntaxFault[] = [];
  const shared: SharedSubtree[] = [];

  const alike = like === undefined || hasError || like.tree.errors.length > 0 ? null : new Twins(like);
  const cursor = tree.walk();
  let node = 0;
  let above = -1;
  let depth = 0;
  walk: for (;;) {
    const index = node;
    node += 1;
    const kindId = cursor.nodeTypeId;
    kindIds[index] = kindId;
    parent[index] = above;
    const isNamed = kindId === ERROR_ID || kinds.named[kindId] === 1;
    named[index] = isNamed ? 1 : 0;
    if (isNamed || kinds.mayHaveField[kindId] === 1) fieldIds[index] = cursor.currentFieldId;
    if (hasError && (kindId === ERROR_ID || cursor.nodeIsMissing)) {
      errors.push({ start: cursor.startIndex, end: cursor.endIndex });
    }
    const copied = alike !== null && isNamed && depth <= SHARED_DEPTH ? copyAlike(index, kindId) : 0;
    if (copied === 0 && isNamed && cursor.gotoFirstChild()) {
      above = index;
      depth += 1;
      continue;
    }
    const from = cursor.startIndex;
    const length = isNamed || hasError ? 0 : kinds.lengths[kindId]!;
    const isItsKind = length > 0 && text.startsWith(kinds.names[kindId]!, from);
    // `not in` is an anonymous node with two children.
    if (!isNamed && !isItsKind && cursor.gotoFirstChild()) {
      above = index;
      depth += 1;
      continue;
    }
    start[index] = from;
    end[index] = isItsKind ? from + length : cursor.endIndex;
    node += Math.max(copied - 1, 0);
    next[index] = node;
    while (!cursor.gotoNextSibling()) {
      if (above === -1 || !cursor.gotoParent()) break walk;
      next[above] = node;
      const isAsked = kinds.hidesTokens[kindIds[above]!] === 1;
      start[above] = isAsked ? cursor.startIndex : start[above + 1]!;
      end[above] = isAsked ? cursor.endIndex : lastEnd(above);
      above = parent[above]!;
      depth -= 1;
    }
  }
  cursor.delete();
  // The root also spans blanks and, in an empty text, has no child to take its span from.
  start[0] = rootNode.startIndex;
  end[0] = rootNode.endIndex;
  // A grammar can mark the root without any node below it carrying the mark.
  if (hasError && errors.length === 0) errors.push({ start: rootNode.startIndex, end: rootNode.endIndex });
  const copy: SyntaxTree = {
    size: node,
    kindNames: kinds.names,
    kindIds,
    fieldNames: kinds.fields,
    fieldIds,
    start,
    end,
    parent,
    next,
    named,
    errors,
  };
  if (like !== undefined) keepShared(copy, like.tree, shared);
  return copy;

  /** Takes what is below a node from the similar tree. The number of nodes taken, the node itself included, or 0. */
  function copyAlike(index: number, kindId: number): number {
    const from = cursor.startIndex;
    const to = cursor.endIndex;
    if (to - from < SHARED_LENGTH) return 0;
    const twin = alike!.find(kindId, from, to);
    const source = like!.tree;
    if (twin === -1) return 0;
    const count = source.next[twin]! - twin;
    // Equal text can be read differently in another place; then the trees hardly ever have the same size.
    if (cursor.currentNode.descendantCount !== count) return 0;
    if (count > 1) shared.push({ node: index, twin, size: count });
    const moved = from - source.start[twin]!;
    const shifted = index - twin;
    kindIds.set(source.kindIds.subarray(twin + 1, twin + count), index + 1);
    fieldIds.set(source.fieldIds.subarray(twin + 1, twin + count), index + 1);
    named.set(source.named.subarray(twin + 1, twin + count), index + 1);
    for (let offset = 1; offset < count; offset += 1) {
      const target = index + offset;
      const origin = twin + offset;
      start[target] = source.start[origin]! + moved;
      end[target] = source.end[origin]! + moved;
      parent[target] = source.parent[origin]! + shifted;
      next[target] = source.next[origin]! + shifted;
    }
    return count;
  }

  /** Ends ascend, so the greatest end below a node is that of its last descendant. */
  function lastEnd(inner: number): number {
    return end[node - 1]! > end[inner + 1]! ? end[node - 1]! : end[inner + 1]!;
  }
}

/** Deep enough for the methods of an exported class. */
const SHARED_DEPTH = 4;
/** Shorter subtrees are read again faster than they are found. */
const SHARED_LENGTH = 64;

interface Kinds {
  readonly names: readonly string[];
  readonly fields: readonly (string | null)[];
  readonly named: Uint8Array;
  readonly mayHaveField: Uint8Array;
  readonly hidesTokens: Uint8Array;
  /** Length of an anonymous token's text, 0 where the kind does not tell. */
  readonly lengths: Uint8Array;
}

const kindsByLanguage = new WeakMap<Language, Kinds>();

function kindsOf(language: Language): Kinds {
  const known = kindsByLanguage.get(language);
  if (known !== undefined) return known;
  const names = language.types;
  const kinds: Kinds = {
    names,
    fields: language.fields,
    named: Uint8Array.from(names, (_, id) => (language.nodeTypeIsNamed(id) ? 1 : 0)),
    mayHaveField: Uint8Array.from(names, (name) => (WITHOUT_FIELD.has(name) ? 0 : 1)),
    hidesTokens: Uint8Array.from(names, (name) => (HIDE_TOKENS.has(name) ? 1 : 0)),
    lengths: Uint8Array.from(names, (name) => (name === undefined || /\s/.test(name) ? 0 : name.length)),
  };
  kindsByLanguage.set(language, kinds);
  return kinds;
}
