import type { SyntaxTree } from '../../syntax/syntaxTree';

/** What a node kind means to a complexity measure. 0, most kinds' role, is: nothing. */
export const NO_ROLE = 0;

const tables = new WeakMap<ReadonlyMap<string, number>, WeakMap<readonly string[], Uint8Array>>();

/** Roles by kind id: a table look-up instead of a string comparison for each node. */
export function roleTable<Role extends number>(
  tree: SyntaxTree,
  roles: ReadonlyMap<string, Role>,
): Uint8Array {
  let ofGrammars = tables.get(roles);
  if (ofGrammars === undefined) tables.set(roles, (ofGrammars = new WeakMap()));
  let table = ofGrammars.get(tree.kindNames);
  if (table === undefined) {
    // Every 16-bit id has an entry, so that an ERROR node (id 65535) simply has no role.
    table = new Uint8Array(65536);
    for (const [id, kind] of tree.kindNames.entries()) table[id] = roles.get(kind) ?? NO_ROLE;
    ofGrammars.set(tree.kindNames, table);
  }
  return table;
}
