import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import type * as vscode from 'vscode';
import { until } from './until';

type Serve = (uri: vscode.Uri, text: string) => void;

/** An extension beside ours that does what a test tells it to, as other tools' extensions would. */
export interface Imitator {
  readonly vsix: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs a function that uses nothing but its parameters in the extension host. */
  run<Args extends readonly unknown[], Result>(
    work: (api: typeof vscode, serve: Serve, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  dispose(): Promise<void>;
}

export async function createImitator(): Promise<Imitator> {
  const folder = await mkdtemp(join(tmpdir(), 'imitator-e2e-'));
  const vsix = join(folder, 'imitator.vsix');
  const cwd = fileURLToPath(new URL('../imitator', import.meta.url));
  await createVSIX({ cwd, packagePath: vsix, dependencies: false, allowMissingRepository: true });
  const port = await freePort();
  return {
    vsix,
    env: { IMITATOR_PORT: String(port) },
    run: (work, ...args) =>
      until('the imitator answers', async () => {
        const body = JSON.stringify({ source: work.toString(), args });
        const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
        const { result, error } = (await answer.json()) as { result: never; error?: string };
        // Wrapped, as what a work gives may be nothing.
        return { result, error };
      }).then(({ result, error }) => {
        if (error !== undefined) throw new Error(error);
        return result;
      }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
