import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../../server/ports/files';
import { memoryGit, systemGit, type ChangedPath, type Git } from '../../../server/ports/git';
import { temporaryDirectory } from '../temporaryDirectory';
import { temporaryRepository, type Contents } from '../temporaryRepository';

interface World {
  readonly git: Git;
  readonly root: string;
}

/** @param working what the working tree holds at the end; a committed path that it does not have is deleted */
type Build = (committed: Contents | null, working: Contents) => Promise<World>;

const onDisk: Build = async (committed, working) => {
  const repository = await temporaryRepository();
  if (committed !== null) {
    await repository.commit(committed);
    await repository.remove(...Object.keys(committed));
  }
  await repository.write(working);
  return { git: systemGit, root: repository.root };
};

const inMemory: Build = async (committed, working) => {
  const files = memoryFiles(
    Object.fromEntries(Object.entries(working).map(([path, text]) => [`/root/${path}`, text])),
  );
  const head = new Map(Object.entries(committed ?? {}).map(([path, text]) => [path, Buffer.from(text)]));
  return {
    git: memoryGit(
      { root: '/root', head: committed === null ? null : 'f'.repeat(40), committed: head },
      files,
    ),
    root: '/root',
  };
};

const ODD_NAMES = [
  '-dash.py',
  '"quoted" \'name\'.py',
  'ein Übel 😀.py',
  'a\\b.py',
  '*.py',
  ':(top)x.py',
  'tab\tend\nline.py',
];

describe.each([
  ['on disk', onDisk],
  ['in memory', inMemory],
])('git %s', (_, build) => {
  const open = async (world: World, directory = world.root) => {
    const opened = await world.git.open(directory);
    if (!opened.ok) throw new Error(opened.problem.kind);
    return opened.value;
  };

  const changed = async (committed: Contents, working: Contents): Promise<readonly ChangedPath[]> => {
    const answer = await (await open(await build(committed, working))).changedPaths();
    if (!answer.ok) throw new Error(answer.problem.kind);
    return answer.value;
  };

  const change = (path: string, inHead: boolean, inWorkingTree: boolean): ChangedPath => ({
    path,
    previousPath: null,
    inHead,
    inWorkingTree,
    isTracked: inHead,
    // Of a file that left the index and came back git knows no mode; those it knows are tested there.
    modes: expect.anything() as ChangedPath['modes'],
    skipped: null,
  });

  it('lists what was modified, deleted and added, in order', async () => {
    const committed = { 'd/deleted.py': 'd\n', 'modified.py': 'm\n', 'same.py': 's\n' };
    const working = { 'added.py': 'a\n', 'modified.py': 'n\n', 'same.py': 's\n' };
    expect(await changed(committed, working)).toEqual([
      change('added.py', false, true),
      change('d/deleted.py', true, false),
      change('modified.py', true, true),
    ]);
  });

  it.each(ODD_NAMES)('knows the path %j', async (name) => {
    const repository = await open(await build({ [name]: 'before\n' }, { [name]: 'after\n' }));
    expect(await repository.changedPaths()).toEqual({ ok: true, value: [change(name, true, true)] });
    expect(await repository.readHead(name)).toEqual({ ok: true, value: Buffer.from('before\n') });
  });

  it('lists an added file with an odd name', async () => {
    expect(await changed({ a: '' }, { a: '', '-x y.py': '1' })).toEqual([change('-x y.py', false, true)]);
  });

  it('reads bytes of HEAD, whatever they are', async () => {
    const bytes = Buffer.from([0, 1, 2, 0xff, 10]);
    const repository = await open(await build({ 'a.bin': bytes, empty: '' }, {}));
    expect(await repository.readHead('a.bin')).toEqual({ ok: true, value: bytes });
    expect(await repository.readHead('empty')).toMatchObject({ ok: true, value: Buffer.from('') });
  });

  it('tells that HEAD does not have a path', async () => {
    const repository = await open(await build({ 'a.py': '' }, { 'b.py': '' }));
    expect(await repository.readHead('b.py')).toEqual({ ok: true, value: null });
    expect(await repository.readHead('c.py')).toEqual({ ok: true, value: null });
  });

  it('opens from a directory inside', async () => {
    const world = await build({ 'a/b/c.py': '1' }, { 'a/b/c.py': '2', 'd.py': '3' });
    const repository = await open(world, join(world.root, 'a', 'b'));
    expect(repository.root).toBe(world.root);
    expect(await repository.changedPaths()).toEqual({
      ok: true,
      value: [change('a/b/c.py', true, true), change('d.py', false, true)],
    });
  });

  it('answers with a problem where there is no commit', async () => {
    const { git, root } = await build(null, { 'a.py': '' });
    expect(await git.open(root)).toEqual({
      ok: false,
      problem: { kind: 'no-commit', directory: root, detail: '' },
    });
  });

  it('answers with a problem where there is no repository', async () => {
    const { git } = await build(null, {});
    const elsewhere = await temporaryDirectory();
    expect(await git.open(elsewhere)).toEqual({
      ok: false,
      problem: { kind: 'not-a-repository', directory: elsewhere, detail: '' },
    });
  });
});
