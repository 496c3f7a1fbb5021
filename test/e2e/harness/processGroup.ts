import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessGroup {
  /** What the processes printed so far. */
  output(): string;
  running(): boolean;
  /** Resolves when the leader has ended and its output is complete. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

// The shell kills the whole group as soon as its standard input closes, which happens even when the test runner is
// killed outright; and when the command ends by itself, so that no child outlives it.
const KEEPER = '("$@" < /dev/null; kill -KILL 0) & cat > /dev/null; kill -KILL 0';

/** Starts a command in a process group of its own. */
export function startGroup(command: readonly string[], env: NodeJS.ProcessEnv, cwd: string): ProcessGroup {
  const leader = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...command], {
    detached: true,
    env,
    cwd,
    stdio: 'pipe',
  });
  const chunks: string[] = [];
  for (const stream of [leader.stdout, leader.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  leader.stdin.on('error', () => undefined);
  const ended = once(leader, 'close').then(() => undefined);
  return {
    output: () => chunks.join(''),
    running: () => isRunning(leader),
    ended,
    async stop() {
      if (isRunning(leader)) {
        process.kill(-leader.pid!, 'SIGKILL');
      }
      await ended;
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The environment without what an enclosing VS Code, npm or test runner put there, and with a home of its own. */
export function cleanEnvironment(home: string): Record<string, string> {
  const foreign = /^(VSCODE_|NODE_OPTIONS$|NODE_ENV$|npm_|VITEST|XDG_|GIT_|ELECTRON_|CODE_SERVER)/i;
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || foreign.test(name) ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(kept), HOME: home, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
}
