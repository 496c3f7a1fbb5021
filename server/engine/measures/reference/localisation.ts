import type { ComparedFile } from './comparedFile';

/** Reference deletions reached at each level, out of `wanted`; line <= scope <= file. */
export interface Localisation {
  readonly wanted: number;
  /** The edit changes something in the deletion's file. */
  readonly file: number;
  /** The edit adds or removes a line in the deletion's innermost function, class or module. */
  readonly scope: number;
  /** The edit removes the line itself. */
  readonly line: number;
}

export function localisation(files: readonly ComparedFile[]): Localisation {
  let [wanted, file, scope, line] = [0, 0, 0, 0];
  for (const compared of files) {
    wanted += compared.wanted.length;
    if (compared.edit.deleted.length + compared.edit.added.length === 0) continue;
    file += compared.wanted.length;
    const touched = touchedScopes(compared);
    for (const number of compared.wanted) {
      const isRemoved = compared.removed.has(number);
      if (isRemoved) line += 1;
      if (isRemoved || touched.has(compared.before.scopes[number]!)) scope += 1;
    }
  }
  return { wanted, file, scope, line };
}

function touchedScopes({ before, afterTable, edit }: ComparedFile): ReadonlySet<string> {
  return new Set([
    ...edit.deleted.map((line) => before.scopes[line]!),
    ...edit.added.map((line) => afterTable.scopes[line]!),
  ]);
}
