import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

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

/** Tasks one by one: all of them together are larger than a string may be. */
export async function* tasksIn(path: string): AsyncGenerator<Task> {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line) as Task;
}
