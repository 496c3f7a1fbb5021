import { parentPort } from 'node:worker_threads';
import type { FileEdit } from '../../../server/engine/engine';
import type { Mode } from './result';
import { modesAgree, runRules } from './runRules';

export interface Task {
  readonly id: string;
  readonly files: readonly FileEdit[];
  readonly modes: readonly Mode[];
  readonly only: readonly string[];
}

const port = parentPort!;
port.on('message', ({ id, files, modes, only }: Task) => {
  const first = runRules(id, files, modes[0]!, only);
  port.postMessage(
    modes.map((mode) =>
      mode === modes[0] || modesAgree() ? { ...first, mode } : { ...runRules(id, files, mode, only), mode },
    ),
  );
});
