import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Files } from '../ports/files';
import { wordsOf, type Comparison, type GitProblem, type Repository } from '../ports/git';
import { failure, success, type Result } from '../ports/result';
import { readWorkingTree } from '../ports/workingTree';
import type { ChangeSet } from './checkEdits';
import type { Services } from './services';

/** A part of a repository, and what in it differs between two states: HEAD and the working tree, if nothing else is asked for. */
export interface Selection extends ChangeSet {
  readonly root: string;
  readonly repository: Repository;
}

/**
 * @param paths files and directories as given on the command line; the whole working tree if there are none
 * @param comparison what to compare instead of HEAD and the working tree
 */
export async function selectChanges(
  paths: readonly string[],
  services: Services,
  comparison?: Comparison,
): Promise<Result<Selection, string>> {
  const { files, git, console } = services;
  const places = await Promise.all(paths.map((path) => placeOf(path, console.workingDirectory, files)));
  const directory = places[0]?.directory ?? (await files.realPath(console.workingDirectory));
  const opened = await git.open(directory, comparison);
  if (!opened.ok) return failure(gitLine(opened.problem));
  const repository = opened.value;
  const wanted = places.map((place) => ({ ...place, path: relative(repository.root, place.absolute) }));
  const outside = wanted.find(
    ({ path }) => path === '..' || path.startsWith(`..${sep}`) || resolve(path) === path,
  );
  if (outside !== undefined) {
    return failure(
      `${outside.given} is outside the repository ${repository.root}; name paths of one repository`,
    );
  }
  return readSelected(repository, wanted, services, comparison);
}

interface Place {
  readonly given: string;
  readonly absolute: string;
  /** Nearest directory that exists: what is deleted may have taken its directory along. */
  readonly directory: string;
  readonly isMissing: boolean;
}

async function placeOf(given: string, workingDirectory: string, files: Files): Promise<Place> {
  const path = resolve(workingDirectory, given);
  const real = await files.realPath(path);
  const isDirectory = (await files.kindOf(real)) === 'directory';
  // A link to a file is itself a path of the repository; a link to a directory is a way to name that one.
  const absolute = isDirectory ? real : join(await files.realPath(dirname(path)), basename(path));
  const isMissing = (await files.kindOf(absolute)) === 'missing';
  return { given, absolute, directory: await nearestDirectory(absolute, files), isMissing };
}

async function nearestDirectory(path: string, files: Files): Promise<string> {
  const parent = dirname(path);
  return (await files.kindOf(path)) === 'directory' || parent === path
    ? path
    : nearestDirectory(parent, files);
}

async function readSelected(
  repository: Repository,
  wanted: readonly (Place & { readonly path: string })[],
  { files, console }: Services,
  comparison: Comparison | undefined,
): Promise<Result<Selection, string>> {
  const label = labelOf(comparison);
  const isUnder = (path: string, place: string): boolean => {
    const start = place.split(sep).join('/');
    return start === '' || path === start || path.startsWith(`${start}/`);
  };
  const selected = (path: string): boolean =>
    wanted.length === 0 || wanted.some((place) => isUnder(path, place.path));
  const read = await readWorkingTree(repository, files, selected);
  if (!read.ok) return failure(gitLine(read.problem));
  const changed = [...read.value.edits, ...read.value.skipped].flatMap(({ path, previousPath }) => [
    path,
    previousPath ?? path,
  ]);
  const unknown = wanted.find(
    ({ isMissing, path }) => isMissing && !changed.some((known) => isUnder(known, path)),
  );
  if (unknown !== undefined) {
    return failure(`${unknown.given} does not exist, neither here nor in ${label}; check the path`);
  }
  const directory = await files.realPath(console.workingDirectory);
  return success({
    ...read.value,
    root: repository.root,
    repository,
    baseline: { kind: 'git', revision: repository.head, label, exact: false },
    show: (path) => relative(directory, join(repository.root, path)).split(sep).join('/'),
    isRevertible: comparison === undefined,
  });
}

function labelOf(comparison: Comparison | undefined): string {
  if (comparison?.kind === 'base') return comparison.revision;
  return comparison?.kind === 'range' ? comparison.from : 'HEAD';
}

const ADVICE: Readonly<Record<GitProblem['kind'], string>> = {
  'git-missing': "install git, or compare two files with 'pare compare BEFORE AFTER'",
  'not-a-repository': "go to one, or compare two files with 'pare compare BEFORE AFTER'",
  'no-commit': "commit first, or compare two files with 'pare compare BEFORE AFTER'",
  'unknown-revision': "'git log' shows which there are",
  failed: "see what 'git status' says there",
};

export function gitLine(problem: GitProblem): string {
  return `${problem.directory}: ${wordsOf(problem)}; ${ADVICE[problem.kind]}`;
}
