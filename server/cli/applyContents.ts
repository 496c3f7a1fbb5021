import { join } from 'node:path';
import type { Contents } from '../minimize/changeSet';
import { wordsOf, type FileProblem, type Files } from '../ports/files';
import { failure, success, type Result } from '../ports/result';

/**
 * Turns the files of a tree from one state into another, all or none. The problem is one line.
 *
 * @param from what they must hold now
 */
export async function applyContents(
  root: string,
  from: Contents,
  to: Contents,
  files: Files,
): Promise<Result<null, string>> {
  for (const [path, text] of from) {
    const now = await files.readText(join(root, path));
    const current = now.ok ? now.value : now.problem.kind === 'missing' ? null : undefined;
    if (current !== text) return failure(`${path} changed while the tests ran; run the command again`);
  }
  const changed = [...to].filter(([path, text]) => from.get(path) !== text);
  const written: string[] = [];
  for (const [path, text] of changed) {
    const answer = await put(root, path, text, files);
    if (!answer.ok) {
      for (const done of written) await put(root, done, from.get(done) ?? null, files);
      return failure(`${path} ${wordsOf(answer.problem)}; nothing was changed`);
    }
    written.push(path);
  }
  return success(null);
}

function put(
  root: string,
  path: string,
  text: string | null,
  files: Files,
): Promise<Result<null, FileProblem>> {
  const absolute = join(root, path);
  return text === null ? files.remove(absolute) : files.writeText(absolute, text);
}
