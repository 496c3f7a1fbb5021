import { createHash } from 'node:crypto';
import type { JudgedFinding } from '../running/result';

/**
 * Names a finding of an edit without telling a reader where the edit comes from: the edit's hash, then the finding's.
 * Stays the same as long as a rule says the same of the same scope, whatever the engine calls the finding.
 */
export function findingKey(editId: string, { rule, path, scope, message }: JudgedFinding): string {
  return `${editKey(editId)}-${hash([editId, rule, path, scope, message])}`;
}

export function editKey(editId: string): string {
  return hash([editId]);
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}
