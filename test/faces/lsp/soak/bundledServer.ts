import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  createProtocolConnection,
  ExitNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { connectOver, type Options, type TestClient } from '../connect';

/** Of a server, once all garbage is collected. */
export interface Memory {
  /** Bytes that a thread holds, in JavaScript and beside it, by the thread's number; the first has 0. */
  readonly threads: ReadonlyMap<number, number>;
  /** Bytes of the process that are in main memory. */
  readonly resident: number;
}

export interface BundledServer extends TestClient {
  /** What it wrote to its standard error so far. */
  errors(): string;
  readMemory(): Promise<Memory>;
}

interface Answer {
  readonly threads: readonly (readonly [thread: number, bytes: number])[];
  readonly resident: number;
}

/** A client of the server as it is packaged, in a process of its own. */
export async function connectBundled(bundle: string, options: Options): Promise<BundledServer> {
  const heap = fileURLToPath(new URL('heap.mjs', import.meta.url));
  const server = spawn(process.execPath, ['--expose-gc', '--import', heap, bundle, '--stdio'], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  server.stderr!.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout!),
    new StreamMessageWriter(server.stdin!),
  );
  const end = async () => {
    const exit = once(server, 'exit');
    await connection.sendNotification(ExitNotification.type);
    await exit;
  };
  const client = await connectOver(connection, options, end);
  return {
    ...client,
    errors: () => errors,
    async readMemory() {
      const answer = once(server, 'message');
      server.send('heap');
      const [{ threads, resident }] = (await answer) as [Answer];
      return { threads: new Map(threads), resident };
    },
  };
}
