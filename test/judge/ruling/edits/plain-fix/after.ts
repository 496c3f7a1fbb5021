import { readFile } from 'node:fs/promises';

export async function lineCount(path: string): Promise<number> {
  return (await lines(path)).length;
}

export async function longest(path: string): Promise<string> {
  return (await lines(path)).reduce((a, b) => (a.length >= b.length ? a : b), '');
}

/** A newline at the end begins no line. */
async function lines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8');
  return text.replace(/\n$/, '').split('\n');
}
