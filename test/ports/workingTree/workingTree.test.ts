import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../../server/ports/files';
import { memoryGit, type Repository } from '../../../server/ports/git';
import { failure } from '../../../server/ports/result';
import { readWorkingTree, type WorkingTreeEdits } from '../../../server/ports/workingTree';

type Contents = Readonly<Record<string, string | Uint8Array>>;

async function read(committed: Contents, working: Contents, selected?: string): Promise<WorkingTreeEdits> {
  const files = memoryFiles(
    Object.fromEntries(Object.entries(working).map(([path, text]) => [`/root/${path}`, text])),
  );
  files.entries.set('/root/link', { target: '/root/a.py' });
  const head = new Map(Object.entries(committed).map(([path, text]) => [path, Buffer.from(text)]));
  const opened = await memoryGit({ root: '/root', head: 'f', committed: head }, files).open('/root');
  if (!opened.ok) throw new Error(opened.problem.kind);
  const answer = await readWorkingTree(
    opened.value,
    files,
    (path) => selected === undefined || path === selected,
  );
  if (!answer.ok) throw new Error(answer.problem.kind);
  return answer.value;
}

const LINES = 'one\ntwo\nthree\nfour\n';

describe('edits of a working tree', () => {
  it('have an empty text where a file does not exist', async () => {
    const { edits } = await read({ 'gone.py': 'a', 'kept.py': 'b' }, { 'kept.py': 'c', 'new.py': 'd' });
    expect(edits).toMatchObject([
      { path: 'gone.py', previousPath: null, before: 'a', after: '' },
      { path: 'kept.py', previousPath: null, before: 'b', after: 'c' },
      { path: 'new.py', previousPath: null, before: '', after: 'd' },
    ]);
  });

  it('pair a deleted file with the added one that has most of its lines', async () => {
    const working = { 'x/a.py': `${LINES}five\n`, 'x/b.py': 'one\nsomething\nelse\n' };
    const { edits } = await read({ 'a.py': LINES }, working);
    expect(edits.map(({ path, previousPath }) => [path, previousPath])).toEqual([
      ['x/a.py', 'a.py'],
      ['x/b.py', null],
    ]);
  });

  it('pair files of the same name if others have the same lines', async () => {
    const { edits } = await read({ 'a.py': LINES, 'b.py': LINES }, { 'x/b.py': `${LINES}five\n` });
    expect(edits.map(({ path, previousPath }) => [path, previousPath])).toEqual([
      ['a.py', null],
      ['x/b.py', 'b.py'],
    ]);
  });

  it('hold a file that only moved, and say where from', async () => {
    expect((await read({ 'a.py': LINES }, { 'b.py': LINES })).edits).toMatchObject([
      { path: 'b.py', previousPath: 'a.py', before: LINES, after: LINES },
    ]);
  });

  it('are those asked for, under the old path too', async () => {
    const working = { 'b.py': `${LINES}five\n`, 'c.py': '1' };
    expect((await read({ 'a.py': LINES }, working, 'a.py')).edits.map(({ path }) => path)).toEqual(['b.py']);
    expect((await read({ 'a.py': LINES }, working, 'c.py')).edits.map(({ path }) => path)).toEqual(['c.py']);
  });

  it('are given without those of a file that git cannot read', async () => {
    const files = memoryFiles({ '/root/a.py': '1', '/root/b.py': '2' });
    const committed = new Map(['a.py', 'b.py'].map((path) => [path, Buffer.from('0')]));
    const opened = await memoryGit({ root: '/root', head: 'f', committed }, files).open('/root');
    if (!opened.ok) throw new Error(opened.problem.kind);
    const problem = { kind: 'failed', directory: '/root', detail: 'no filter' } as const;
    const repository: Repository = {
      ...opened.value,
      readHead: async (path) => (path === 'a.py' ? failure(problem) : opened.value.readHead(path)),
    };
    expect(await readWorkingTree(repository, files, () => true)).toMatchObject({
      ok: true,
      value: {
        edits: [{ path: 'b.py' }],
        skipped: [{ path: 'a.py', reason: 'could not be read from HEAD (no filter)', byNature: false }],
      },
    });
  });

  it('tell why a path has no text', async () => {
    const { skipped } = await read(
      { 'was-binary.py': 'a\0', 'was-latin.py': Buffer.from([0xe9]) },
      { 'binary.py': '\0', 'latin.py': Buffer.from([0xe9]), 'was-binary.py': 'a', 'was-latin.py': 'a' },
    );
    expect(skipped.map(({ path, reason, byNature }) => [path, reason, byNature])).toEqual([
      ['binary.py', 'is binary', true],
      ['latin.py', 'is not UTF-8', false],
      ['link', 'is a symbolic link', true],
      ['was-binary.py', 'is binary in HEAD', true],
      ['was-latin.py', 'is not UTF-8 in HEAD', false],
    ]);
  });
});
