import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { skipOrFail } from './oracles';

/** Fetched data that must not become part of the project; it lies in a folder beside it. */
const folder = new URL('../../../shared/data/', import.meta.url);

/** Tests against shared data: skipped where the data is missing, failed where that must not happen. */
export function describeWithSharedData(name: string, body: () => void): void {
  if (existsSync(folder)) {
    describe(name, body);
    return;
  }
  skipOrFail(name, `no shared data at ${fileURLToPath(folder)}`);
}

/** @param path inside the data folder */
export function sharedJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Value;
}

/** The values of a file with one JSON value a line. */
export function sharedLines<Value>(path: string): readonly Value[] {
  const lines = readFileSync(new URL(path, folder), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Value);
}
