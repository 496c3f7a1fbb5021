import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTwoFilesPatch } from 'diff';
import { build } from '../../../esbuild.config.js';

const BEFORE = `def resolve(path, root):
    if path.startswith("/"):
        path = root + path
    return path


def main(path):
    return resolve(path, "/srv")
`;
const CHECK = `    if path.startswith(root):
        return path
`;
const TARGET = `    if path.startswith("/"):
        path = root + path
`;

const directory = join(tmpdir(), `pare-targets-${process.pid}`);
const root = join(directory, 'work');

beforeAll(async () => {
  await build(['pare'], directory);
  await mkdir(root, { recursive: true });
  const reference = BEFORE.replace(TARGET, '');
  await writeFile(join(root, 'before.py'), BEFORE);
  await writeFile(join(root, 'after.py'), BEFORE.replace(TARGET, CHECK + TARGET));
  await writeFile(join(root, 'reference.py'), reference);
  await writeFile(
    join(root, 'wanted.patch'),
    createTwoFilesPatch('a/after.py', 'b/after.py', BEFORE, reference),
  );
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function compare(...options: readonly string[]): { code: number | null; out: string; error: string } {
  const words = [join(directory, 'pare.cjs'), 'compare', 'before.py', 'after.py', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

it.each([
  ['lines of a file', ['--target', 'before.py:2-3']],
  ['a reference', ['--reference', 'reference.py']],
  ['a patch that leads to the reference', ['--reference-patch', 'wanted.patch']],
])('says what was kept and how, told by %s', (_, options) => {
  const { code, out, error } = compare(...options);
  expect({ code, error }).toEqual({ code: 1, error: '' });
  expect(out).toContain('0 of 1 site gone, 1 kept behind a guard\n');
  expect(out).toContain('warning  guard-and-go  after.py:2:5 in resolve');
  expect(out).toContain('finish: Delete the code that was kept');
});

it('compares with the reference', () => {
  expect(compare('--reference', 'reference.py').out).toContain(
    'against the reference: 0 of 2 lines deleted, 0 in all · size 1.00',
  );
  const { files } = JSON.parse(compare('--reference', 'reference.py', '--format', 'json').out) as {
    files: { measures: { reference: { strategy: string; compliance: object } } }[];
  };
  expect(files[0]!.measures.reference).toMatchObject({
    strategy: 'guard-and-go',
    compliance: { outcome: 'incomplete', mechanism: 'add_and_retain' },
  });
});

it.each([
  ['by name', ['--target-symbol', 'resolve']],
  ['in a request', ['--request', 'Remove `resolve` and its uses']],
])('finds the places of a symbol that is to go %s', (_, options) => {
  expect(compare(...options).out).toContain('0 of 2 sites gone, 1 kept behind a guard, 1 kept\n');
});

it('only asks where nobody said what should go, and not about a request for something else', () => {
  const { code, out } = compare();
  expect(code).toBe(0);
  expect(out).toContain('hint (question)  guard-and-go  after.py:2:5 in resolve');
  expect(compare('--request', 'Add support for short paths').out).not.toContain('guard-and-go');
  expect(compare('--request', 'Fix the crash on short paths').out).toContain('guard-and-go');
});

it.each([
  [['--target', 'nope'], '--target nope is not PATH:LINES; write --target a.py:4-9'],
  [['--target', 'other.py:1'], '--target other.py:1: other.py is not among the changed files'],
  [['--target-symbol', 'absent'], '--target-symbol absent is not in the original texts'],
  [['--reference', 'absent.py'], '--reference absent.py cannot be read'],
  [
    ['--reference', 'reference.py', '--target', 'before.py:2'],
    'a reference says what should go; leave out --target and --target-symbol',
  ],
])('names what is wrong with %j', (options, words) => {
  expect(compare(...options)).toEqual({ code: 2, out: '', error: `pare: ${words}\n` });
});

it('leaves the files alone', async () => {
  expect(await readFile(join(root, 'before.py'), 'utf8')).toBe(BEFORE);
});
