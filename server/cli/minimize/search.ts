import type { SetFile } from '../../minimize/changeSet';
import { minimizeEdit, type Minimization, type Progress } from '../../minimize/minimizeEdit';
import { withTimeLimit } from '../../minimize/timeLimit';
import type { TestBench } from '../../ports/testRuns';
import type { Services } from '../services';
import type { MinimizeOptions } from './options';

export async function searchWith(
  bench: TestBench,
  files: readonly SetFile[],
  options: MinimizeOptions,
  services: Services,
): Promise<Minimization> {
  const { console, clock } = services;
  const started = clock();
  const signal = services.interruption();
  const progress = console.isWatched ? (line: string) => console.error(`\r\u001b[K${line}`) : null;
  const runTests = withTimeLimit(
    (contents, timeout, aborted) => bench.run(contents, timeout, aborted),
    options.timeout ?? null,
  );
  const found = await minimizeEdit(files, runTests, {
    jobs: options.jobs,
    repeat: options.repeat,
    maxRuns: options.maxRuns,
    restoresDeletions: options.restoreDeletions === true,
    isOutOfTime: () => options.maxTime !== undefined && clock() - started > options.maxTime,
    signal,
    onProgress: (state) => progress?.(progressLine(state)),
  });
  progress?.('');
  return found;
}

function progressLine({ phase, starts, left, of }: Progress): string {
  return `pare: ${phase}, ${starts} test runs, ${left} of ${of} pieces left (Ctrl-C ends with the best so far)`;
}
