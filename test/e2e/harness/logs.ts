import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VsCodeServer } from './vscodeServer';

/** The text of the log files whose path has `name` in it, such as an extension's output channel or its id. */
export async function readLogs(server: VsCodeServer, name: string): Promise<string> {
  const folder = join(server.home, 'user', 'logs');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.filter((path) => path.includes(name)).map((path) => readFile(path, 'utf8'));
  return (await Promise.all(texts)).join('');
}
