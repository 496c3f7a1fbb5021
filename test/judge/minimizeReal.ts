import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { divideEdit } from '../../server/engine/divide/divideEdit';
import { languageOf } from '../../server/engine/syntax/languages';
import { minimizeEdit } from '../../server/minimize/minimizeEdit';
import { parse } from '../support/read';
import { generate } from './generator/generate';
import { PYTHON } from './generator/programs';

/**
 * Minimises generated edits of a Python program by a test that Python runs: the functions must return what those of
 * the true fix return. Edits whose original returns the same are left out.
 *
 * Usage: minimizeReal.ts [TASKS] [FIRST_SEED]
 */
const [wanted = 20, firstSeed = 0] = process.argv.slice(2).map(Number);
const directory = mkdtempSync(join(tmpdir(), 'pare-real-'));
const CALLS = `
def answers(module):
    with open('data.json', 'w') as handle:
        handle.write('[{"size": 12, "name": "a"}, {"size": 10, "name": "b"}, {"size": 31, "name": "c"}, {"size": 50, "name": ""}]')
    calls = [('load', ('data.json',)), ('load', ('data.json', 20)), ('short', (3,)), ('report', (['ab', 'c'],)), ('report', (['ab', 'cde', 'f' * 90], 2, True)), ('report', (['x'],  80, False))]
    for name, arguments in calls:
        try:
            yield repr(getattr(module, name)(*arguments))
        except Exception as error:
            yield type(error).__name__

import contextlib, io, task
with contextlib.redirect_stdout(io.StringIO()):
    found = list(answers(task))
print(found)
`;
writeFileSync(join(directory, 'calls.py'), CALLS);
const answersOf = (text: string): string | null => {
  writeFileSync(join(directory, 'task.py'), text);
  const { status, stdout } = spawnSync('python3', ['-B', 'calls.py'], { cwd: directory, timeout: 60_000 });
  return status === 0 ? String(stdout) : null;
};

let tried = 0;
let exact = 0;
const starts: number[] = [];
for (let seed = firstSeed; tried < wanted; seed += 1) {
  const task = generate('task.py', PYTHON, seed, parse);
  if (task === null) continue;
  const target = answersOf(task.trueFix);
  if (target === null || answersOf(task.before) === target || answersOf(task.after) !== target) continue;
  tried += 1;
  const file = { path: 'task.py', previousPath: null, before: task.before, after: task.after };
  const edit = divideEdit(file, languageOf('task.py'), parse);
  const found = await minimizeEdit(
    [{ edit, inBefore: true, inAfter: true }],
    async (contents) => {
      const isPass = answersOf(contents.get('task.py')!) === target;
      return { kind: isPass ? 'pass' : 'fail', exitCode: 0, milliseconds: 0, output: '' };
    },
    {
      jobs: 1,
      repeat: 1,
      maxRuns: 200,
      isOutOfTime: () => false,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
  );
  starts.push(found.runs.filter((run) => run.starts > 0).length);
  const isExact = found.contents.get('task.py') === task.trueFix;
  if (isExact) exact += 1;
  else console.log(`seed ${seed}: ${task.truth.map(({ kind, form }) => `${kind} (${form})`).join(', ')}`);
}
rmSync(directory, { recursive: true, force: true });
starts.sort((one, other) => one - other);
console.log(`exact ${exact} of ${tried}; sets run: median ${starts[starts.length >> 1]}`);
