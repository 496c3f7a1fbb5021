import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Answers to a list of calls, null for a call that fails; null for a program that does not load or end. */
type Answers = readonly (string | null)[] | null;

/** Tests of small Python programs, made of what the right version does. */
export interface RealTests {
  /** Calls of a program's functions: those in its doctest examples and calls near them. */
  callsOf(program: string): Promise<readonly string[]>;
  /**
   * Whether another version does what the right one does; null where the calls tell nothing. A call counts if it
   * returns, and returns the same again in a process with another order of sets.
   */
  testsLike(right: string, calls: readonly string[]): Promise<((program: string) => Promise<boolean>) | null>;
  close(): void;
}

/**
 * Programs that reach for the network, other processes or other people's files: their mutants are not to be run.
 * That they are told by words leaves out a few harmless ones.
 */
const UNSAFE =
  /\b(shutil|subprocess|smtplib|ftplib|socket|urllib|http|requests|flask\w*|threading|multiprocessing|ctypes|webbrowser|rmdir|unlink)\b|\bos\.(remove|rename|system|kill|exec\w*|popen)\b/;

/** @param script `behaviour.py` */
export function startRealTests(script: string): RealTests {
  // A process that has loaded much is slow to copy.
  const kinds = [{ loads: ['numpy'] }, { loads: [] }].map(({ loads }) => ({
    first: startPython(script, '1', loads),
    second: startPython(script, '2', loads),
  }));
  const processesFor = (program: string) => kinds[/\b(numpy|scipy)\b/.test(program) ? 0 : 1]!;
  const answers = async (python: Python, program: string, calls: readonly string[]): Promise<Answers> =>
    (await python.ask({ program, calls })) as Answers;
  return {
    async callsOf(program) {
      if (UNSAFE.test(program)) return [];
      return ((await processesFor(program).first.ask({ program })) as readonly string[] | null) ?? [];
    },
    async testsLike(right, calls) {
      const { first, second } = processesFor(right);
      const [one, other] = await Promise.all([answers(first, right, calls), answers(second, right, calls)]);
      if (one === null || other === null) return null;
      const isSteady = (at: number): boolean => one[at] !== null && one[at] === other[at];
      const asked = calls.filter((_, at) => isSteady(at));
      if (asked.length === 0) return null;
      const wanted = one.filter((_, at) => isSteady(at));
      return async (program) => {
        const found = await answers(first, program, asked);
        return found !== null && wanted.every((answer, at) => found[at] === answer);
      };
    },
    close() {
      for (const { first, second } of kinds) {
        first.close();
        second.close();
      }
    },
  };
}

interface Python {
  ask(request: object): Promise<unknown>;
  close(): void;
}

/** @param order decides the order of sets, as `PYTHONHASHSEED` does */
function startPython(script: string, order: string, loads: readonly string[]): Python {
  const environment = { ...process.env, PYTHONHASHSEED: order, OPENBLAS_NUM_THREADS: '1' };
  const child: ChildProcessWithoutNullStreams = spawn('python3', ['-B', script, ...loads], {
    env: environment,
  });
  const open: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => open.shift()?.(line));
  child.stderr.pipe(process.stderr);
  return {
    ask: (request) =>
      new Promise((resolve) => {
        open.push((line) => resolve(JSON.parse(line)));
        child.stdin.write(`${JSON.stringify(request)}\n`);
      }),
    close: () => child.stdin.end(),
  };
}
