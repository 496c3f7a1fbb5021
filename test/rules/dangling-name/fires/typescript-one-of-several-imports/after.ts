import { readFile } from 'node:fs/promises';

export async function load(path: string): Promise<string> {
  return readFile(path, { encoding: 'utf8' });
}

export async function save(path: string, text: string): Promise<void> {
  await writeFile(path, text);
}
