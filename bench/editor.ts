import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createProtocolConnection,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { SetBaseline } from '../server/protocol';
import { edited, program } from './programs';

/**
 * What a person waits for, measured through the bundled server: the time from an agent's edit to its findings,
 * and how long the server is busy after a keystroke, so that a lens or a completion of another server would be
 * late. `npm run build` first.
 */
const EDITS = Number(process.argv[3] ?? 200);
const SIZES = (process.argv[2] ?? '1000,10000').split(',').map(Number);
const HUNKS = 10;

console.log(
  'language     lines  edit to findings, ms: p50   p95   keystroke to answer, ms: p50   p95   RSS, MB',
);
for (const id of ['python', 'typescript'] as const) {
  for (const lines of SIZES) {
    const { connection, server, waitFor } = await start();
    const uri = `file:///bench/a.${id === 'python' ? 'py' : 'ts'}`;
    const before = program(id, lines);
    const after = edited(before, id, HUNKS);
    let version = 1;
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: id, version, text: before },
    });
    await waitFor(uri, version);

    const edits: number[] = [];
    for (let index = 0; index < EDITS; index += 1) {
      const [from, to] = index % 2 === 0 ? [before, after] : [after, before];
      version += 1;
      const start = performance.now();
      await change(connection, uri, version, to);
      // The client tells the baseline when it has recognised the edit as one, which takes it 100 ms.
      await sleep(100);
      await connection.sendNotification(SetBaseline.method, {
        uri,
        version,
        text: from,
        baselineId: `reload-${index}`,
        exact: true,
        provenance: { kind: 'reload', label: 'the text before' },
      });
      await waitFor(uri, version);
      edits.push(performance.now() - start);
    }

    const keystrokes: number[] = [];
    let text = after;
    for (let index = 0; index < EDITS; index += 1) {
      version += 1;
      const at = text.indexOf('\n', (text.length * index) / EDITS / 2) + 1;
      text = `${text.slice(0, at)}x${text.slice(at)}`;
      const start = performance.now();
      await change(connection, uri, version, text);
      await connection.sendRequest('textDocument/codeLens', {
        textDocument: { uri: 'file:///bench/none.py' },
      });
      keystrokes.push(performance.now() - start);
      // A quick typist, with a pause now and then in which a check begins.
      await sleep(index % 10 === 0 ? 400 : 80);
    }
    const rss = await memoryOf(server.pid!);
    const figures = [edits, keystrokes].flatMap((times) => [quantile(times, 0.5), quantile(times, 0.95)]);
    console.log(
      `${id.padEnd(12)}${String(lines).padStart(6)}` +
        figures.map((figure, index) => figure.toFixed(0).padStart([27, 6, 31, 6][index]!)).join('') +
        String(rss).padStart(10),
    );
    connection.dispose();
    server.kill();
  }
}

async function start() {
  const server = spawn(process.execPath, ['dist/server.cjs', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const waiting = new Map<string, () => void>();
  const published = new Set<string>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version }) => {
    const key = `${uri} ${version}`;
    published.add(key);
    waiting.get(key)?.();
  });
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    workspaceFolders: null,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const waitFor = (uri: string, version: number) =>
    new Promise<void>((resolve) => {
      const key = `${uri} ${version}`;
      if (published.has(key)) resolve();
      else waiting.set(key, resolve);
    });
  return { connection, server, waitFor };
}

function change(connection: ProtocolConnection, uri: string, version: number, text: string): Promise<void> {
  return connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version },
    contentChanges: [{ text }],
  });
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

async function memoryOf(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
