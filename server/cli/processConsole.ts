import { readLimited } from '../ports/files';
import type { Console } from './services';

/** The terminal or pipes of a process. */
export function createConsole(process: NodeJS.Process): Console {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader of the pipe has seen enough, such as `head`: no error, but nothing is left to do either.
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
  return {
    workingDirectory: process.cwd(),
    hasColors: showsColors(stdout, env),
    isWatched: stderr.isTTY === true && env['TERM'] !== 'dumb',
    out: (text) => stdout.write(text),
    error: (text) => stderr.write(text),
    readInput: () => readLimited(stdin),
  };
}

/** Follows NO_COLOR and FORCE_COLOR; without them colours are for terminals only. */
export function showsColors(stdout: { readonly isTTY?: boolean }, env: Readonly<NodeJS.ProcessEnv>): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return stdout.isTTY === true && env['TERM'] !== 'dumb';
}

/**
 * A signal that tells when the process is asked to end. The first request leaves the ending to whoever listens; the
 * second ends the process at once.
 */
export function interruptionOf(process: NodeJS.Process): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(INTERRUPTED);
      controller.abort();
    });
  }
  return controller.signal;
}

const INTERRUPTED = 130;
