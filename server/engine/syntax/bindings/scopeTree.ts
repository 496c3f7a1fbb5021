import type { SyntaxTree } from '../syntaxTree';
import type { Scope, ScopeKind } from './model';

/** The scopes of a text while they are found, and by node the scope in which it stands. */
export class ScopeTree {
  readonly scopes: Scope[] = [];
  /** By node: the scope in which it stands. */
  readonly around: Int32Array;
  /** By node: the scope that it opens for what is inside, or -1. */
  readonly opened: Int32Array;

  constructor(readonly tree: SyntaxTree) {
    this.around = new Int32Array(tree.size);
    this.opened = new Int32Array(tree.size).fill(-1);
    this.open('module', 0, -1);
  }

  /** Opens a scope at a node; a second one at the same node becomes the one for what is inside. */
  open(kind: ScopeKind, node: number, parent: number): number {
    const index = this.scopes.length;
    this.scopes.push({ index, kind, node, parent });
    this.opened[node] = index;
    return index;
  }

  parentOf(scope: number): number {
    return this.scopes[scope]!.parent;
  }

  kindOf(scope: number): ScopeKind {
    return this.scopes[scope]!.kind;
  }
}

/** How many nodes have a flag. */
export function countFlagged({ size, kindIds }: SyntaxTree, flags: Uint8Array, flag: number): number {
  let count = 0;
  for (let node = 0; node < size; node += 1) if ((flags[kindIds[node]!]! & flag) !== 0) count += 1;
  return count;
}

/** Flags by kind id, from sets of kind names; one table a grammar. */
export function flagsByKind(
  sets: readonly (readonly [number, ReadonlySet<string>])[],
): (tree: SyntaxTree) => Uint8Array {
  const tables = new WeakMap<readonly string[], Uint8Array>();
  return ({ kindNames }) => {
    const known = tables.get(kindNames);
    if (known !== undefined) return known;
    // Every 16-bit id has an entry, so that an ERROR node (id 65535) simply has no flag.
    const table = new Uint8Array(65536);
    kindNames.forEach((kind, id) => {
      for (const [flag, names] of sets) if (names.has(kind)) table[id]! |= flag;
    });
    tables.set(kindNames, table);
    return table;
  };
}
