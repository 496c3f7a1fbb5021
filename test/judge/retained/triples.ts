import { readFileSync } from 'node:fs';

/** One edit by a model beside the developer's for the same task; null stands for a file that is absent. */
export interface Task {
  readonly instance_id: string;
  readonly submission: string;
  readonly resolved: boolean | null;
  readonly repo: string;
  readonly problem_statement: string;
  readonly files: readonly {
    readonly path: string;
    readonly base: string | null;
    readonly gold: string | null;
    readonly model: string | null;
  }[];
}

/** @param path a file with one JSON object a line */
export function readLines<Value>(path: string): Value[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Value);
}
