import { readFileSync } from 'node:fs';

/** The values of a file with one JSON value a line. */
export function linesOf<Value>(path: string): Value[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Value);
}
