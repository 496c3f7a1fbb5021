import { join } from 'node:path';
import { wordsOf, type Files } from '../ports/files';
import { failure, success, type Result } from '../ports/result';
import type { FileResult } from './takeBack';

/** Writes all results or none. The problem is one line. */
export async function writeAll(
  root: string,
  results: readonly FileResult[],
  files: Files,
): Promise<Result<null, string>> {
  for (const { path, before } of results) {
    const now = await files.readText(join(root, path));
    // A deleted file that is to come back is missing, and its text was taken to be empty.
    const text = now.ok ? now.value : now.problem.kind === 'missing' ? '' : null;
    if (text !== before) return failure(`${path} changed while it was compared; run the command again`);
  }
  const written: FileResult[] = [];
  for (const result of results) {
    const answer = await files.writeText(join(root, result.path), result.after);
    if (!answer.ok) {
      for (const { path, before } of written) await files.writeText(join(root, path), before);
      return failure(`${result.path} ${wordsOf(answer.problem)}; nothing was changed`);
    }
    written.push(result);
  }
  return success(null);
}
