import type { Contents } from '../../minimize/changeSet';
import { success } from '../result';
import type { TestRuns, TestRunsRequest } from './testRuns';

export interface MemoryTestRuns extends TestRuns {
  readonly opened: TestRunsRequest[];
  /** Benches that were opened and not closed. */
  readonly stillOpen: () => number;
}

/** Tests that only look at the files they are given. */
export function memoryTestRuns(passes: (contents: Contents) => boolean): MemoryTestRuns {
  const opened: TestRunsRequest[] = [];
  let open = 0;
  return {
    opened,
    stillOpen: () => open,
    async open(request) {
      opened.push(request);
      open += 1;
      return success({
        run: async (contents) => {
          const isPass = passes(contents);
          return {
            kind: isPass ? 'pass' : 'fail',
            exitCode: isPass ? 0 : 1,
            milliseconds: 1,
            output: isPass ? 'ok\n' : 'not ok\n',
          };
        },
        close: async () => {
          open -= 1;
        },
      });
    },
  };
}
