import { readFile, writeFile } from 'node:fs/promises';

export async function load(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

export async function save(path: string, text: string): Promise<void> {
  await writeFile(path, text);
}
