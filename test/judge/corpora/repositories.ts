import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Missing } from './edit';

/** Mirrors that carry histories which the projects' own repositories have rewritten or dropped. */
const MIRRORS: Readonly<Record<string, string>> = {
  'django/django': 'swe-bench/django__django',
  'matplotlib/matplotlib': 'swe-bench/matplotlib__matplotlib',
  'scikit-learn/scikit-learn': 'swe-bench/scikit-learn__scikit-learn',
};

/** The git directory of a repository in a folder of clones, or null. */
export type Repositories = (name: string) => string | null;

/** @param folder holds clones named `owner+name` or `owner__name`, or with the clone in their subfolder `repo` */
export function repositoriesIn(folder: string): Repositories {
  const found = new Map<string, string | null>();
  return (name) => {
    if (!found.has(name)) found.set(name, findClone(folder, name));
    return found.get(name)!;
  };
}

export function missingRepository(name: string, edits: number): Missing {
  const source = MIRRORS[name] ?? name;
  return {
    what: `${name} (${edits} edits)`,
    remedy: `git clone --bare https://github.com/${source} DIR/${source.replace('/', '+')}`,
  };
}

function findClone(folder: string, name: string): string | null {
  const names = [MIRRORS[name], name].filter((candidate) => candidate !== undefined);
  const folders = names.flatMap((candidate) => ['+', '__'].map((joint) => candidate.replace('/', joint)));
  const places = folders.flatMap((place) => [join(folder, place, 'repo'), join(folder, place)]);
  return (
    places.find((place) => existsSync(join(place, 'objects')) || existsSync(join(place, '.git'))) ?? null
  );
}
