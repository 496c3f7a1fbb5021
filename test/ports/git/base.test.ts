import { expect, it } from 'vitest';
import { systemGit } from '../../../server/ports/git';
import { temporaryRepository } from '../temporaryRepository';

it('compares the working tree with where the work since a revision began', async () => {
  const repository = await temporaryRepository();
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('');
  await repository.commit({ 'kept.py': 'a\n', 'changed.py': 'a\n', 'gone.py': 'b\n', 'moved.py': lines });
  const start = repository.git('rev-parse', 'HEAD').trim();
  repository.git('checkout', '--quiet', '-b', 'other');
  await repository.commit({ 'elsewhere.py': 'c\n' });
  repository.git('checkout', '--quiet', 'main');
  repository.git('mv', 'moved.py', 'to.py');
  await repository.commit({ 'changed.py': 'b\n', 'committed.py': 'd\n' });
  await repository.write({ 'changed.py': 'c\n', 'sub/untracked.py': 'e\n' });
  await repository.remove('gone.py');
  repository.git('rm', '--quiet', '--cached', 'kept.py');

  const opened = await systemGit.open(repository.root, { kind: 'base', revision: 'other' });
  if (!opened.ok) throw new Error(opened.problem.kind);
  expect(opened.value.head).toBe(start);
  const changed = await opened.value.changedPaths();
  if (!changed.ok) throw new Error(changed.problem.kind);
  const rows = changed.value.map((change) => [
    change.path,
    change.previousPath,
    change.inHead,
    change.inWorkingTree,
    change.skipped,
  ]);
  expect(rows).toEqual([
    ['changed.py', null, true, true, null],
    ['committed.py', null, false, true, null],
    ['gone.py', null, true, false, null],
    // Untracked, and in the base: its text tells that it is the same.
    ['kept.py', null, true, true, null],
    ['sub/untracked.py', null, false, true, null],
    ['to.py', 'moved.py', true, true, null],
  ]);
  const text = await opened.value.readHead('changed.py');
  expect(text.ok && Buffer.from(text.value!).toString()).toBe('a\n');
});

it.each(['nowhere', '--output=x', 'HEAD:changed.py'])('knows no revision %s', async (base) => {
  const repository = await temporaryRepository();
  await repository.commit({ 'changed.py': 'a\n' });
  expect(await systemGit.open(repository.root, { kind: 'base', revision: base })).toEqual({
    ok: false,
    problem: { kind: 'unknown-revision', directory: repository.root, detail: base },
  });
});
