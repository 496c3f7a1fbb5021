import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { until } from './until';

export interface RewriteOptions {
  /** Writes a second file and renames it over the first, as careful tools do; otherwise writes in place. */
  readonly atomic?: boolean;
}

const WRITER = `
  const fs = require('node:fs');
  const [path, atomic] = process.argv.slice(1);
  const bytes = fs.readFileSync(0);
  if (atomic === 'true') {
    fs.writeFileSync(path + '.tmp', bytes);
    fs.renameSync(path + '.tmp', path);
  } else {
    fs.writeFileSync(path, bytes);
  }
`;

/** Writes a file from a process of its own, as an agent beside the editor does; resolves when it has ended. */
export async function rewriteFile(
  path: string,
  bytes: string | Uint8Array,
  options: RewriteOptions = {},
): Promise<void> {
  const writer = spawn(process.execPath, ['-e', WRITER, path, String(options.atomic ?? false)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  writer.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
  writer.stdin.on('error', () => undefined);
  const ended = once(writer, 'close');
  writer.stdin.end(bytes);
  const [code] = await ended;
  if (code !== 0) {
    throw new Error(`${path} was not written:\n${errors}`);
  }
}

/** Waits until the file on disk satisfies `predicate` and gives its bytes. */
export async function waitForFile(path: string, predicate: (bytes: Buffer) => boolean): Promise<Buffer> {
  let last: Buffer | undefined;
  try {
    return await until(`${path} has the expected content`, async () => {
      last = await readFile(path);
      return predicate(last) ? last : undefined;
    });
  } catch (error) {
    throw new Error(`${String(error)}; it holds ${JSON.stringify(last?.toString('utf8'))}`, { cause: error });
  }
}
