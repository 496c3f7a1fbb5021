import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty directory, removed after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'pare-')));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
