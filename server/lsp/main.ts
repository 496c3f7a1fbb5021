import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { createConnection } from 'vscode-languageserver/node';
import manifest from '../../package.json';
import { createEditDivider } from '../engine/divide/divideEdit';
import { createEngine } from '../engine/engine';
import { RULES } from '../engine/rules';
import { diskFiles } from '../ports/files';
import { systemGit } from '../ports/git';
import { installedGrammars } from '../ports/grammars';
import { systemTestRuns } from '../ports/testRuns';
import { gitHeadTexts } from './headTexts';
import { rulePageOf } from './rulePage';
import { lazyEngine } from './lazyEngine';
import { createMinimizer } from './minimize/minimizeDocument';
import type { MinimizeRequest } from './minimize/minimizer';
import { serveMinimizer, threadedMinimizer } from './minimize/minimizeThread';
import { createServer } from './server';
import { serveEngine } from './worker/serveEngine';
import { THREAD_LIMITS } from './worker/threadLimits';
import { workerEngine } from './worker/workerEngine';

const TYPING_DELAY = 300;

const load = () => createEngine(installedGrammars);

const minimize = createMinimizer({
  divider: () => createEditDivider(installedGrammars),
  files: diskFiles,
  git: systemGit,
  testRuns: systemTestRuns,
  version: manifest.version,
});

// The bundle is the program of the server's process and of its threads.
if (parentPort === null) serveClient();
else if (!workerData) void serveEngine(parentPort, load);
else void serveMinimizer(parentPort, workerData as MinimizeRequest, minimize);

function serveClient(): void {
  const transports = /^--(stdio|node-ipc|socket=|pipe=)/;
  const connection = process.argv.some((argument) => transports.test(argument))
    ? createConnection()
    : createConnection(process.stdin, process.stdout);
  const reportError = (error: unknown) =>
    connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const threaded = workerEngine({ start: () => startThread(null), fallback: load, reportError });
  createServer(connection, {
    ...lazyEngine(() => Promise.resolve(threaded)),
    headTexts: gitHeadTexts(systemGit, diskFiles),
    files: diskFiles,
    ruleIds: RULES.map(({ metadata }) => metadata.id),
    version: manifest.version,
    rulePage: rulePageOf(manifest),
    minimizer: threadedMinimizer(startThread),
    typingDelay: TYPING_DELAY,
  });
  connection.listen();
}

/** @param task null for the engine */
function startThread(task: MinimizeRequest | null): Worker {
  // Standard output may be the connection.
  const thread = new Worker(fileURLToPath(import.meta.url), {
    stdout: true,
    workerData: task,
    resourceLimits: THREAD_LIMITS,
  });
  thread.stdout.pipe(process.stderr);
  thread.unref();
  return thread;
}
