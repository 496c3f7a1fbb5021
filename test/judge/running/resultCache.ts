import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditResult, Mode } from './result';

export type ModeResult = EditResult & { readonly mode: Mode };

/** Results of earlier runs of the same engine over the same edits. */
export interface ResultCache {
  get(id: string, mode: Mode): EditResult | null;
  add(result: ModeResult): void;
}

/** @param name tells apart engines and choices of rules and files */
export function resultCache(folder: string, name: string): ResultCache {
  const path = join(folder, 'results', `${name}.jsonl`);
  mkdirSync(dirname(path), { recursive: true });
  const known = new Map<string, ModeResult>();
  const keyOf = (id: string, mode: Mode): string => `${mode} ${id}`;
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const result = parsed(line);
    if (result !== null) known.set(keyOf(result.id, result.mode), result);
  }
  return {
    get: (id, mode) => known.get(keyOf(id, mode)) ?? null,
    add(result) {
      known.set(keyOf(result.id, result.mode), result);
      appendFileSync(path, `${JSON.stringify(result)}\n`);
    },
  };
}

/** A run that was stopped may leave half a line. */
function parsed(line: string): ModeResult | null {
  try {
    return JSON.parse(line) as ModeResult;
  } catch {
    return null;
  }
}
