import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contents } from '../../minimize/changeSet';
import type { TestOutcome } from '../../minimize/testOracle';
import type { CommandRun } from './runCommand';
import { runCommand } from './runCommand';
import { copyFiles, manifestOf, removeNew } from './tree';

/** A copy of the tree in which one run at a time takes place. */
export interface Worker {
  run(contents: Contents, timeout: number, signal: AbortSignal): Promise<TestOutcome>;
}

/** @param pristine where the copy's files were copied from, and nothing has run */
export function createWorker(
  directory: string,
  pristine: string,
  command: Pick<CommandRun, 'command' | 'session'>,
  within: string,
): Worker {
  let manifest = manifestOf(directory);
  const written = new Map<string, string | null>();
  let stamp = 0;
  return {
    async run(contents, timeout, signal) {
      const isChanged = put(contents);
      if (isChanged) manifest = manifestOf(directory);
      try {
        return await runCommand({ ...command, directory: join(directory, within), timeout, signal });
      } finally {
        await restore();
      }
    },
  };

  function put(contents: Contents): boolean {
    const changed = [...contents].filter(([path, text]) => written.get(path) !== text);
    // Tools tell by its time whether a file has changed, some by whole seconds.
    if (changed.length > 0) stamp = Math.max(Math.floor(Date.now() / 1000), stamp + 1);
    for (const [path, text] of changed) {
      const absolute = join(directory, path);
      written.set(path, text);
      if (text === null) {
        rmSync(absolute, { force: true });
        continue;
      }
      mkdirSync(dirname(absolute), { recursive: true });
      const mode = existsSync(absolute) ? statSync(absolute).mode : null;
      // A new file, so that nothing that still holds the old one open sees the new text.
      rmSync(absolute, { force: true });
      writeFileSync(absolute, text, mode === null ? {} : { mode });
      utimesSync(absolute, stamp, stamp);
    }
    return changed.length > 0;
  }

  /** Undoes what the tests did to the copy: each run starts from the same files. */
  async function restore(): Promise<void> {
    const changed = removeNew(directory, manifest);
    if (changed.length === 0) return;
    for (const path of changed) {
      if (manifest.get(path) === 'directory') mkdirSync(join(directory, path), { recursive: true });
    }
    const files = changed.filter((path) => manifest.get(path) !== 'directory');
    for (const path of files) {
      rmSync(join(directory, path), { force: true });
      written.delete(path);
    }
    await copyFiles(pristine, directory, files);
    manifest = manifestOf(directory);
  }
}
