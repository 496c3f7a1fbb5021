import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Contents } from '../../minimize/changeSet';

/** A patch as git reads it, from some files to the same files in another state. */
export function contentsPatch(from: Contents, to: Contents): string {
  const paths = [...new Set([...from.keys(), ...to.keys()])].sort();
  return paths.map((path) => filePatch(path, from.get(path) ?? null, to.get(path) ?? null)).join('');
}

function filePatch(path: string, before: string | null, after: string | null): string {
  if (before === after) return '';
  const oldName = before === null ? '/dev/null' : `a/${path}`;
  const newName = after === null ? '/dev/null' : `b/${path}`;
  const mode =
    before === null ? 'new file mode 100644\n' : after === null ? 'deleted file mode 100644\n' : '';
  const patch = createTwoFilesPatch(oldName, newName, before ?? '', after ?? '', undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
  // An empty file has no hunk, and needs none.
  const isEmpty = (before ?? '') === (after ?? '');
  return `diff --git a/${path} b/${path}\n${mode}${isEmpty ? '' : patch}`;
}
