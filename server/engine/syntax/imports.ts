import type { Unit } from './units';

/** Whether a statement is an import. */
export function isImport({ kind }: Unit): boolean {
  return IMPORTS.has(kind);
}

const IMPORTS = new Set(['import_statement', 'import_from_statement', 'future_import_statement']);
