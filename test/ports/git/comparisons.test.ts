import { expect, it } from 'vitest';
import { systemGit, type Comparison } from '../../../server/ports/git';
import { temporaryRepository, type TemporaryRepository } from '../temporaryRepository';

async function open({ root }: TemporaryRepository, comparison?: Comparison) {
  const opened = await systemGit.open(root, comparison);
  if (!opened.ok) throw new Error(opened.problem.kind);
  const { value } = opened;
  return {
    repository: value,
    changed: async () => {
      const changed = await value.changedPaths();
      return changed.ok
        ? changed.value.map(({ path, inHead, inWorkingTree }) => [path, inHead, inWorkingTree])
        : null;
    },
    after: async (path: string) => {
      const bytes = await value.readAfter!(path);
      return bytes.ok && bytes.value !== null ? Buffer.from(bytes.value).toString() : null;
    },
  };
}

it('compares HEAD with what is staged, whatever the working tree holds', async () => {
  const repository = await temporaryRepository();
  await repository.commit({ 'a.py': 'a\n', 'b.py': 'b\n', 'gone.py': 'g\n' });
  await repository.write({ 'a.py': 'staged\n', 'new.py': 'n\n' });
  repository.git('add', 'a.py', 'new.py');
  repository.git('rm', '--quiet', 'gone.py');
  await repository.write({ 'a.py': 'later\n', 'b.py': 'unstaged\n', 'untracked.py': '' });
  const { changed, after } = await open(repository, { kind: 'staged' });
  expect(await changed()).toEqual([
    ['a.py', true, true],
    ['gone.py', true, false],
    ['new.py', false, true],
  ]);
  expect([await after('a.py'), await after('gone.py')]).toEqual(['staged\n', null]);
});

it('compares two revisions, and reads the trailers of the commits between', async () => {
  const repository = await temporaryRepository();
  await repository.commit({ 'a.py': '1\n' });
  repository.git('tag', 'start');
  await repository.write({ 'a.py': '2\n' });
  repository.git(
    'commit',
    '--quiet',
    '--all',
    '--message',
    'Two\n\nPare-Accept: rename one\n two\nPare-Accept: moved why',
  );
  await repository.commit({ 'a.py': '3\n', 'b.py': '' });
  await repository.write({ 'a.py': '4\n' });
  const {
    changed,
    after,
    repository: opened,
  } = await open(repository, { kind: 'range', from: 'start', to: 'HEAD' });
  expect(await changed()).toEqual([
    ['a.py', true, true],
    ['b.py', false, true],
  ]);
  expect(await after('a.py')).toBe('3\n');
  const trailers = await opened.trailers('Pare-Accept');
  const commit = repository.git('rev-parse', 'HEAD~1').trim();
  expect(trailers).toEqual({
    ok: true,
    value: [
      { commit, value: 'rename one two' },
      { commit, value: 'moved why' },
    ],
  });
  const none = await (await open(repository)).repository.trailers('Pare-Accept');
  expect(none).toEqual({ ok: true, value: [] });
});

it('reads what attributes say of files', async () => {
  const repository = await temporaryRepository();
  await repository.commit({
    '.gitattributes':
      'gen/** linguist-generated\nlib/* linguist-vendored=true\n*.svg -diff\nown.py -linguist-generated\n',
  });
  const { repository: opened } = await open(repository);
  const paths = ['gen/a b.py', 'lib/ü.js', 'x.svg', 'own.py', 'plain.py'];
  const attributes = await opened.attributes(paths);
  const nothing = { generated: null, vendored: null, diff: null };
  expect(attributes.ok && [...attributes.value]).toEqual([
    ['gen/a b.py', { ...nothing, generated: true }],
    ['lib/ü.js', { ...nothing, vendored: true }],
    ['x.svg', { ...nothing, diff: false }],
    ['own.py', { ...nothing, generated: false }],
  ]);
  expect(await opened.attributes([])).toEqual({ ok: true, value: new Map() });
});
