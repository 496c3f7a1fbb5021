import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface EngineBundle {
  /** Path of a module that runs the rules in a worker. */
  readonly path: string;
  /** Changes whenever engine, rules or what is kept of a report change. */
  readonly hash: string;
}

/** @param root folder of the project, inside which the bundle finds the packages it needs */
export async function engineBundle(root: string): Promise<EngineBundle> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['test/judge/running/worker.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    logLevel: 'warning',
  });
  const { contents } = outputFiles[0]!;
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const folder = join(root, 'node_modules', '.cache', 'pare-judge');
  const path = join(folder, `worker-${hash}.mjs`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, contents);
  return { path, hash };
}
