import { readFile } from 'node:fs/promises';

export async function lineCount(path: string): Promise<number> {
  const text = await readFile(path, 'utf8');
  return text.split('\n').length;
}

export async function longest(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  return text.split('\n').reduce((a, b) => (a.length > b.length ? a : b));
}
