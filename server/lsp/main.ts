import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';
import { createConnection } from 'vscode-languageserver/node';
import manifest from '../../package.json';
import { createEngine } from '../engine/engine';
import { RULES } from '../engine/rules';
import { diskFiles } from '../ports/files';
import { systemGit } from '../ports/git';
import { installedGrammars } from '../ports/grammars';
import { gitHeadTexts } from './headTexts';
import { rulePageOf } from './rulePage';
import { lazyEngine } from './lazyEngine';
import { createServer } from './server';
import { serveEngine } from './worker/serveEngine';
import { workerEngine } from './worker/workerEngine';

const TYPING_DELAY = 300;

const load = () => createEngine(installedGrammars);

// The bundle is the program of the server's process and of its thread.
if (parentPort !== null) void serveEngine(parentPort, load);
else serveClient();

function serveClient(): void {
  const transports = /^--(stdio|node-ipc|socket=|pipe=)/;
  const connection = process.argv.some((argument) => transports.test(argument))
    ? createConnection()
    : createConnection(process.stdin, process.stdout);
  const reportError = (error: unknown) =>
    connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const threaded = workerEngine({ start: startThread, fallback: load, reportError });
  createServer(connection, {
    ...lazyEngine(() => Promise.resolve(threaded)),
    headTexts: gitHeadTexts(systemGit, diskFiles),
    files: diskFiles,
    ruleIds: RULES.map(({ metadata }) => metadata.id),
    version: manifest.version,
    rulePage: rulePageOf(manifest),
    typingDelay: TYPING_DELAY,
  });
  connection.listen();
}

function startThread(): Worker {
  // Standard output may be the connection.
  const thread = new Worker(fileURLToPath(import.meta.url), { stdout: true });
  thread.stdout.pipe(process.stderr);
  thread.unref();
  return thread;
}
