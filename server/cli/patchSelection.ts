import { join, relative, resolve, sep } from 'node:path';
import { applyPatch, parsePatch, reversePatch, type StructuredPatch } from 'diff';
import type { FileEdit } from '../engine/engine';
import { decodeText, wordsOf } from '../ports/files';
import type { Repository } from '../ports/git';
import { failure, success, type Result } from '../ports/result';
import type { SkippedPath } from '../ports/workingTree';
import type { ChangeSet } from './checkEdits';
import type { Services } from './services';

export interface PatchSelection extends ChangeSet {
  readonly root: string;
  /** Null outside of a repository. */
  readonly repository: Repository | null;
}

export interface PatchOptions {
  /** Path of the patch, or `-` for the standard input. */
  readonly patch: string;
  /** Whether the tree has the patch already, so that it is what comes after. */
  readonly isApplied: boolean;
}

/** The edits that a patch makes to the files here, or has made. Nothing is written. */
export async function selectPatch(
  options: PatchOptions,
  paths: readonly string[],
  services: Services,
): Promise<Result<PatchSelection, string>> {
  const { files, git, console } = services;
  const name = options.patch === '-' ? 'the patch on standard input' : options.patch;
  const text = await readPatch(options.patch, services);
  if (!text.ok) return text;
  const patches = parse(text.value, name);
  if (!patches.ok) return patches;
  const directory = await files.realPath(console.workingDirectory);
  const opened = await git.open(directory);
  const root = opened.ok ? opened.value.root : directory;
  const edits: FileEdit[] = [];
  const skipped: SkippedPath[] = [];
  for (const patch of patches.value) {
    const read = await readEdit(patch, { ...options, name, root, directory }, services);
    if (!read.ok) return read;
    if ('reason' in read.value) skipped.push(read.value);
    else if (read.value.before !== read.value.after) edits.push(read.value);
  }
  const places = paths.map((path) => inTree(root, resolve(directory, path)));
  const isSelected = ({ path, previousPath }: Pick<FileEdit, 'path' | 'previousPath'>): boolean =>
    places.length === 0 || places.some((place) => isUnder(path, place) || isUnder(previousPath, place));
  return success({
    edits: edits.filter(isSelected),
    skipped: skipped.filter(isSelected),
    baseline: {
      kind: 'file',
      revision: '',
      label: options.isApplied ? `the tree without ${name}` : 'the tree as it is',
      exact: true,
    },
    show: (path) => inTree(directory, join(root, path)),
    isRevertible: false,
    root,
    repository: opened.ok ? opened.value : null,
  });
}

async function readPatch(path: string, { files, console }: Services): Promise<Result<string, string>> {
  if (path === '-') {
    const text = decodeText(await console.readInput());
    return text.ok ? text : failure(`standard input ${wordsOf({ kind: text.problem, detail: '' })}`);
  }
  const text = await files.readText(resolve(console.workingDirectory, path));
  return text.ok
    ? text
    : failure(`--patch ${path} ${wordsOf(text.problem)}; name a patch file, or - for standard input`);
}

function parse(text: string, name: string): Result<readonly StructuredPatch[], string> {
  try {
    const patches = parsePatch(text).filter(
      (patch) => nameOf(patch.newFileName ?? patch.oldFileName) !== null || patch.isDelete,
    );
    if (patches.length > 0) return success(patches);
    return failure(`${name} holds no unified diff; 'git diff' writes one`);
  } catch (error) {
    return failure(
      `${name} is not a unified diff (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

interface Place extends PatchOptions {
  readonly name: string;
  readonly root: string;
  readonly directory: string;
}

async function readEdit(
  patch: StructuredPatch,
  { name, root, directory, isApplied }: Place,
  { files }: Services,
): Promise<Result<FileEdit | SkippedPath, string>> {
  const from = patch.isCreate === true ? null : nameOf(patch.oldFileName);
  const to = patch.isDelete === true ? null : nameOf(patch.newFileName);
  const here = isApplied ? to : from;
  const absolute = here === null ? null : await locate(here, root, directory, files);
  if (absolute === undefined) return failure(`${name} is about ${here}, which is outside of ${root}`);
  // A patch that was not made by git names files from where it was made.
  const shift = absolute === null || here === null ? '' : inTree(root, absolute).slice(0, -here.length);
  const path = `${shift}${to ?? from ?? ''}`;
  const previousPath = from !== null && to !== null && from !== to ? `${shift}${from}` : null;
  if (patch.isBinary === true) return success({ path, previousPath, reason: 'is binary', byNature: true });
  const text = absolute === null ? success('') : await files.readText(absolute);
  if (!text.ok) {
    const advice =
      text.problem.kind === 'missing' && !isApplied
        ? '; check the directory, or whether the tree has the patch already (--applied)'
        : '';
    return failure(`${name} is about ${here}, which ${wordsOf(text.problem)}${advice}`);
  }
  const made = fit(text.value, patch, isApplied);
  if (made === null) return failure(misfit(name, path, text.value, patch, isApplied));
  return success(
    isApplied
      ? { path, previousPath, before: made, after: text.value }
      : { path, previousPath, before: text.value, after: made },
  );
}

/**
 * The other text of a file, or null if the patch does not fit. Lines may have moved since it was made; but where the
 * patch taken the other way round stands exactly at its lines, it is that way round, whatever else looks alike.
 */
function fit(text: string, patch: StructuredPatch, isApplied: boolean): string | null {
  const forward = isApplied ? reversePatch(patch) : patch;
  if (!standsAt(text, forward) && standsAt(text, reversePatch(forward))) return null;
  const made = applyPatch(text, forward);
  return made === false ? null : made;
}

/** Whether the old side of every hunk is in the text at the lines that it names. */
function standsAt(text: string, { hunks }: StructuredPatch): boolean {
  const lines = text.split(/\r?\n/);
  return hunks.every(({ oldStart, lines: rows }) => {
    const old = rows.filter((row) => row.startsWith(' ') || row.startsWith('-')).map((row) => row.slice(1));
    return old.every((row, index) => lines[oldStart - 1 + index] === row.replace(/\r$/, ''));
  });
}

/** Says so where the patch would fit the other way round: that is how it is most often mistaken. */
function misfit(
  name: string,
  path: string,
  text: string,
  patch: StructuredPatch,
  isApplied: boolean,
): string {
  if (fit(text, patch, !isApplied) !== null) {
    const advice = isApplied ? 'does not have it; leave out --applied' : 'has it already; add --applied';
    return `${name} does not fit ${path}, which ${advice}`;
  }
  const [hunk] = patch.hunks;
  const line = hunk === undefined ? '' : ` near line ${isApplied ? hunk.newStart : hunk.oldStart}`;
  return `${name} does not fit ${path}${line}; was it made for another revision?`;
}

/** Absolute path of a file that a patch names; undefined if it lies outside. */
async function locate(
  name: string,
  root: string,
  directory: string,
  files: Services['files'],
): Promise<string | undefined> {
  const places = [join(root, name), join(directory, name)];
  const inside = places.filter((place) => isUnder(inTree(root, place), ''));
  for (const place of inside) if ((await files.kindOf(place)) !== 'missing') return place;
  return inside[0];
}

/** The path in a header, without the letter that git puts before it; null for no file. */
function nameOf(header: string | undefined): string | null {
  return header === undefined || header === '/dev/null' || header === ''
    ? null
    : header.replace(/^[abciow]\//, '');
}

function inTree(root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join('/');
}

function isUnder(path: string | null, place: string): boolean {
  if (path === null || path.startsWith('../') || path === '..' || path.startsWith('/')) return false;
  return place === '' || path === place || path.startsWith(`${place}/`);
}
