import { createHash } from 'node:crypto';
import type { JudgedFinding } from '../running/result';

/**
 * Names a finding of an edit without telling a reader where the edit comes from: the edit's hash, then the finding's.
 * Stays the same as long as a rule finds the same at the same place.
 */
export function findingKey(editId: string, { rule, path, id }: JudgedFinding): string {
  return `${editKey(editId)}-${hash([editId, rule, path, id])}`;
}

export function editKey(editId: string): string {
  return hash([editId]);
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}
