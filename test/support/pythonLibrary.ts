import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { skipOrFail } from './oracles';

const LARGEST = 60_000;

/** Up to `count` programs of CPython's own library, spread evenly over it. */
export type SamplePrograms = (count: number) => string[];

/** Tests that ask CPython: skipped where there is none, failed where that must not happen. */
export function describeWithPython(name: string, body: (programs: SamplePrograms) => void): void {
  const run = spawnSync('python3', ['-c', 'import os; print(os.path.dirname(os.__file__))'], {
    encoding: 'utf8',
  });
  if (run.status === 0) {
    const folder = run.stdout.trim();
    describe(name, () => body((count) => sample(folder, count)));
    return;
  }
  skipOrFail(name, 'no python3');
}

function sample(folder: string, count: number): string[] {
  const files = ['', 'asyncio', 'email', 'test', 'unittest', 'importlib', 'concurrent/futures']
    .flatMap((inner) => pythonFiles(join(folder, inner)))
    .filter((file) => statSync(file).size < LARGEST);
  const step = Math.max(1, Math.floor(files.length / count));
  return files
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replace(/\r\n?/g, '\n'),
    );
}

/** Some installations leave parts of the library out. */
function pythonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.py'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
