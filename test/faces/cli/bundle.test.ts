import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/engine/syntax/languages';
import { temporaryDirectory } from '../../ports/temporaryDirectory';
import { temporaryRepository } from '../../ports/temporaryRepository';
import { build } from '../../../esbuild.config.js';

const EXAMPLE = new URL('../../../examples/off-by-one/', import.meta.url);

// Outside of the project, where nothing that a bundle lacks could be found by chance.
const directory = join(tmpdir(), `pare-bundle-${process.pid}`);
const bundle = join(directory, 'pare.cjs');

beforeAll(() => build(['pare'], directory));
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Run {
  readonly cwd: string;
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
}

function pare(words: readonly string[], { cwd, input = '', env = {} }: Run): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle, ...words], { cwd, env: { ...process.env, ...env } });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    child.on('error', reject).on('close', (code) => resolve({ code, out, error }));
    // A command that fails early does not wait for its input.
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** What would differ if a file had been written: its time for a large one, else its bytes. */
async function contents(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const describe = async (path: string): Promise<string> => {
    const { size, mtimeMs } = await stat(path);
    return size > 1_000_000 ? `${size} ${mtimeMs}` : readFile(path, 'latin1');
  };
  return new Map(await Promise.all(paths.map(async (path) => [path, await describe(path)] as const)));
}

async function example(name: 'before' | 'after'): Promise<string> {
  return readFile(new URL(`${name}.py`, EXAMPLE), 'utf8');
}

describe('the bundle', () => {
  it('brings the grammar of each language along', async () => {
    const files = await readdir(join(directory, 'grammars'));
    expect(files).toEqual(expect.arrayContaining(LANGUAGES.map(({ grammar }) => `${grammar}.wasm`)));
  });

  it('is a program', async () => {
    expect((await readFile(bundle, 'utf8')).startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('compares the texts of the example', async () => {
    const root = await temporaryDirectory();
    await cp(EXAMPLE, root, { recursive: true });
    const { code, out, error } = await pare(['compare', 'before.py', 'after.py'], { cwd: root });
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(out).toContain('comment-lost  after.py:19:9 in find_release');
    expect(out).toContain('1 file differs from before.py');
  });

  it('explains how statements are paired', async () => {
    const root = await temporaryDirectory();
    await writeFile(join(root, 'before.py'), 'a = one()\nif b:\n    two()\nc = 3\n');
    await writeFile(join(root, 'after.py'), 'c = 3\nd = 4\na = one()\nif b and e:\n    two()\n');
    const { code, out, error } = await pare(
      ['compare', '--explain-alignment', 'before.py', 'after.py', '--no-color'],
      { cwd: root },
    );
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out.split('\n').map((row) => row.replace(/ +/g, ' ').trim())).toEqual([
      '> moved 4 1 c = 3',
      '+ inserted 2 d = 4',
      '= same 1 3 a = one()',
      '~ edited 2 4 if b and e:',
      '= same 3 5 two()',
      '',
    ]);
  });

  it('prints a report that fits the schema it brings along', async () => {
    const root = await temporaryDirectory();
    await cp(EXAMPLE, root, { recursive: true });
    const { out } = await pare(['compare', 'before.py', 'after.py', '--format', 'json'], { cwd: root });
    const schema: unknown = JSON.parse(await readFile(join(directory, 'report-v1.schema.json'), 'utf8'));
    const validate = new Ajv({ allowUnionTypes: true }).compile(schema as object);
    validate(JSON.parse(out));
    expect(validate.errors).toBeNull();
  });

  it('reads the standard input', async () => {
    const root = await temporaryDirectory();
    await cp(EXAMPLE, root, { recursive: true });
    const { out, error } = await pare(['compare', 'before.py', '-'], {
      cwd: root,
      input: await example('after'),
    });
    expect(error).toBe('');
    expect(out).toContain('comment-lost  before.py:19:9');
  });

  it('does not mind that the reader of its output has gone', async () => {
    const root = await temporaryDirectory();
    const numbers = Array.from({ length: 1000 }, (_, index) => index);
    await writeFile(
      join(root, 'before.py'),
      numbers.map((number) => `name_${number} = ${number}\n`).join(''),
    );
    await writeFile(
      join(root, 'after.py'),
      numbers.map((number) => `name_${number} = -${number}\n`).join(''),
    );
    const command = '"$0" "$1" compare before.py after.py --fail-on never --format json | head -c 1';
    const child = spawn('bash', ['-o', 'pipefail', '-c', command, process.execPath, bundle], { cwd: root });
    let error = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });
});

describe('in a repository', () => {
  async function repository() {
    const created = await temporaryRepository();
    await created.commit({ 'src/releases.py': await example('before') });
    await created.write({ 'src/releases.py': await example('after') });
    return created;
  }

  it('checks the working tree and takes back what it found', async () => {
    const { root, git } = await repository();
    const cwd = join(root, 'src');
    const checked = await pare(['check', '--format', 'json'], { cwd });
    expect(checked.error).toBe('');
    const report = JSON.parse(checked.out) as { files: { findings: { id: string; rule: string }[] }[] };
    const comment = report.files[0]!.findings.find(({ rule }) => rule === 'comment-lost')!;
    expect(await pare(['revert', '--finding', comment.id], { cwd })).toMatchObject({ code: 0, error: '' });
    expect((await pare(['check', '--rule', 'comment-lost=error', '--fail-on', 'error'], { cwd })).code).toBe(
      0,
    );
    expect(await pare(['revert', '--safe'], { cwd })).toMatchObject({ code: 0, error: '' });
    const changed = git('diff', '--unified=0').split('\n');
    expect(changed.filter((line) => /^-[^-]/.test(line))).toEqual(['-    while low < high:']);
  });

  it('prints with --dry-run a patch that git applies', async () => {
    const { root, git } = await repository();
    const { out } = await pare(['revert', '--safe', '--dry-run'], { cwd: root });
    const before = await contents(join(root, 'src'));
    const patch = join(await temporaryDirectory(), 'patch');
    await writeFile(patch, out);
    git('apply', patch);
    const applied = await contents(join(root, 'src'));
    expect(applied).not.toEqual(before);
    await writeFile(join(root, 'src', 'releases.py'), await example('after'));
    await pare(['revert', '--safe'], { cwd: root });
    expect(await contents(join(root, 'src'))).toEqual(applied);
  });

  it('leaves line ends as a checkout writes them', async () => {
    const created = await temporaryRepository();
    const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
    await created.commit({ '.gitattributes': '*.py text eol=crlf\n', 'a.py': crlf(await example('before')) });
    await created.write({ 'a.py': crlf(await example('after')) });
    const { out } = await pare(['revert', '--safe'], { cwd: created.root });
    expect(out).not.toContain('line end');
    const text = await readFile(join(created.root, 'a.py'), 'utf8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('# Integers of Python');
  });
});

describe('bad input', () => {
  async function world(): Promise<string> {
    const root = await temporaryDirectory();
    await mkdir(join(root, 'directory'));
    await writeFile(join(root, 'a.py'), 'a = 1\n');
    await writeFile(join(root, 'binary.py'), Buffer.from([0x61, 0, 0x62]));
    await writeFile(join(root, 'latin.py'), Buffer.from([0x61, 0xe9, 0x0a]));
    await writeFile(join(root, 'large.py'), 'a = 1\n');
    await truncate(join(root, 'large.py'), 50 * 1024 * 1024);
    return root;
  }

  it.each([
    ['a missing file', ['compare', 'a.py', 'none.py'], 'none.py does not exist'],
    ['a directory', ['compare', 'directory', 'a.py'], 'directory is a directory'],
    ['a binary file', ['compare', 'a.py', 'binary.py'], 'binary.py is binary'],
    ['a file that is not UTF-8', ['compare', 'latin.py', 'a.py'], 'latin.py is not UTF-8'],
    ['a file of 50 MB', ['compare', 'a.py', 'large.py'], 'large.py is larger than 5 MB'],
    ['a directory without a repository', ['check'], 'not in a git working tree'],
    ['no repository to revert in', ['revert', '--safe'], 'not in a git working tree'],
    [
      'an unknown option',
      ['compare', '--form', 'a.py', 'a.py'],
      "unknown option '--form' (did you mean --format?)",
    ],
    ['an unknown command', ['comprae', 'a.py', 'a.py'], "unknown command 'comprae' (did you mean compare?)"],
    ['an unknown format', ['compare', 'a.py', 'a.py', '--format', 'yaml'], 'Choose one of text, json'],
    [
      'an unknown rule',
      ['compare', 'a.py', 'a.py', '--rule', 'comment-lots=off'],
      'did you mean comment-lost?',
    ],
    ['an unknown rule to explain', ['explain', 'formating'], 'did you mean formatting?'],
  ])('such as %s is told in one line', async (_, words, message) => {
    const root = await world();
    const before = await contents(root);
    const { code, out, error } = await pare(words, { cwd: root });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^pare: .+\n$/);
    expect(error).toContain(message);
    expect(await contents(root)).toEqual(before);
  });

  it('of 50 MB on the standard input is told in one line', async () => {
    const root = await temporaryDirectory();
    await writeFile(join(root, 'a.py'), 'a = 1\n');
    const { code, error } = await pare(['compare', 'a.py', '-'], {
      cwd: root,
      input: 'a'.repeat(50 * 1024 * 1024),
    });
    expect(code).toBe(2);
    expect(error).toMatch(/^pare: standard input is larger than 5 MB.*\n$/);
  });

  it('does not hide a defect of the tool', async () => {
    const root = await temporaryDirectory();
    await writeFile(join(root, 'a.py'), 'a = 1\n');
    await writeFile(join(root, 'b.py'), 'a = 2\n');
    const broken = join(directory, 'grammars', 'tree-sitter-python.wasm');
    const grammar = await readFile(broken);
    await writeFile(broken, 'no grammar');
    const answer = await pare(['compare', 'a.py', 'b.py'], { cwd: root });
    const debugged = await pare(['compare', 'a.py', 'b.py'], { cwd: root, env: { PARE_DEBUG: '1' } });
    await writeFile(broken, grammar);
    expect(answer).toMatchObject({ code: 3, out: '' });
    expect(answer.error).toMatch(/^pare: internal error: .*PARE_DEBUG=1\n$/);
    expect(debugged.code).toBe(3);
    expect(debugged.error).toMatch(/\n +at /);
  });
});
