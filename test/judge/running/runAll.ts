import { Worker } from 'node:worker_threads';
import type { JudgedEdit } from '../corpora/edit';
import type { EngineBundle } from './engineBundle';
import { MODES, type EditResult, type Mode } from './result';
import type { ModeResult, ResultCache } from './resultCache';
import type { Task } from './worker';

export interface RunOptions {
  readonly bundle: EngineBundle;
  readonly cache: ResultCache;
  readonly workers: number;
  readonly only: readonly string[];
  /** Called after each edit. */
  readonly progress: (done: number, all: number) => void;
}

export interface JudgedResult {
  readonly edit: JudgedEdit;
  readonly results: Readonly<Record<Mode, EditResult>>;
}

/** Runs the rules over edits, several at a time. Edits without a file of a supported language are left out. */
export async function runAll(edits: readonly JudgedEdit[], options: RunOptions): Promise<JudgedResult[]> {
  const { cache } = options;
  const open = edits.filter(({ id }) => MODES.some((mode) => cache.get(id, mode) === null));
  if (open.length > 0) await runOpen(open, options);
  return edits.flatMap((edit): JudgedResult[] => {
    const [byDefault, all] = [cache.get(edit.id, 'default')!, cache.get(edit.id, 'all')!];
    if (byDefault.files + byDefault.crashes.length === 0) return [];
    return [{ edit, results: { default: byDefault, all } }];
  });
}

async function runOpen(open: readonly JudgedEdit[], options: RunOptions): Promise<void> {
  const { bundle, cache, only, progress } = options;
  let next = 0;
  let done = 0;
  const crew = Array.from({ length: Math.min(options.workers, open.length) }, async () => {
    const worker = new Worker(bundle.path);
    while (next < open.length) {
      const edit = open[next++]!;
      const task: Task = { id: edit.id, files: edit.files(), modes: MODES, only };
      for (const result of await answer(worker, task)) cache.add(result);
      progress(++done, open.length);
    }
    await worker.terminate();
  });
  await Promise.all(crew);
}

function answer(worker: Worker, task: Task): Promise<readonly ModeResult[]> {
  return new Promise((resolve, reject) => {
    const onMessage = (results: readonly ModeResult[]): void => {
      worker.off('error', onError);
      resolve(results);
    };
    const onError = (error: unknown): void => {
      worker.off('message', onMessage);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(task);
  });
}
