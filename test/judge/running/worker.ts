import { parentPort } from 'node:worker_threads';
import type { FileEdit } from '../../../server/engine/engine';
import type { Mode } from './result';
import { atDefaultLevels, runRules } from './runRules';

export interface Task {
  readonly id: string;
  readonly files: readonly FileEdit[];
  readonly modes: readonly Mode[];
  readonly only: readonly string[];
}

const port = parentPort!;
port.on('message', ({ id, files, modes, only }: Task) => {
  const all = runRules(id, files, only);
  const results = { all, default: atDefaultLevels(all) };
  port.postMessage(modes.map((mode) => ({ ...results[mode], mode })));
});
