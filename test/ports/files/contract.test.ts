import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles, memoryFiles, type Files } from '../../../server/ports/files';
import { temporaryDirectory } from '../temporaryDirectory';

type Contents = Readonly<Record<string, string | Uint8Array>>;

interface World {
  readonly files: Files;
  readonly root: string;
}

async function onDisk(contents: Contents): Promise<World> {
  const root = await temporaryDirectory();
  for (const [path, text] of Object.entries(contents)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { files: diskFiles, root };
}

async function inMemory(contents: Contents): Promise<World> {
  const entries = Object.entries(contents).map(([path, text]) => [`/root/${path}`, text] as const);
  return { files: memoryFiles(Object.fromEntries(entries)), root: '/root' };
}

describe.each([
  ['on disk', onDisk],
  ['in memory', inMemory],
])('text files %s', (_, world) => {
  it.each([
    ['line ends of all kinds', 'a\r\nb\nc\rd'],
    ['a byte order mark', '\uFEFFa = 1\n'],
    ['characters beyond the basic plane', 'x = "😀é"\n'],
    ['nothing', ''],
  ])('reads and writes %s without a change', async (_name, text) => {
    const { files, root } = await world({ 'a.py': 'old' });
    expect(await files.writeText(join(root, 'a.py'), text)).toEqual({ ok: true, value: null });
    expect(await files.readText(join(root, 'a.py'))).toEqual({ ok: true, value: text });
  });

  it.each([
    ['missing', 'b.py', {}],
    ['directory', 'a', { 'a/b.py': '' }],
    ['binary', 'a.py', { 'a.py': 'a\0b' }],
    ['not-utf-8', 'a.py', { 'a.py': Buffer.from([0x61, 0xff, 0x62]) }],
    ['too-large', 'a.py', { 'a.py': 'a'.repeat(5 * 1024 * 1024 + 1) }],
  ])('answers with the problem %s', async (kind, path, contents) => {
    const { files, root } = await world(contents);
    expect(await files.readText(join(root, path))).toEqual({
      ok: false,
      problem: { kind, path: join(root, path), detail: '' },
    });
  });

  it('tells files, directories and what is missing apart', async () => {
    const { files, root } = await world({ 'a/b.py': '' });
    expect(await files.kindOf(join(root, 'a'))).toBe('directory');
    expect(await files.kindOf(join(root, 'a/b.py'))).toBe('file');
    expect(await files.kindOf(join(root, 'c'))).toBe('missing');
  });

  it('does not write over a directory', async () => {
    const { files, root } = await world({ 'a/b.py': 'x' });
    expect((await files.writeText(join(root, 'a'), 'y')).ok).toBe(false);
    expect(await files.readText(join(root, 'a/b.py'))).toEqual({ ok: true, value: 'x' });
  });

  it('knows the real path of what does not exist', async () => {
    const { files, root } = await world({ 'a.py': '' });
    expect(await files.realPath(join(root, 'b', 'c.py'))).toBe(join(root, 'b', 'c.py'));
  });
});
