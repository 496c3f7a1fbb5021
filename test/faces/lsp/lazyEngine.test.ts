import { expect, test } from 'vitest';
import { lazyEngine } from '../../../server/lsp/lazyEngine';
import { connect } from './connect';
import { extraLines } from './fakeEngine';

test('is created once, for the first document of a language that is read', async () => {
  const fake = extraLines();
  let created = 0;
  const { engine, prepare } = lazyEngine(async () => {
    created += 1;
    return fake;
  });
  const client = await connect({ engine, prepare, head: { '/w/a.py': 'a\n' } });
  expect(created).toBe(0);
  await client.open('file:///w/a.txt', 'a\n', 1, 'plaintext');
  await client.diagnostics('file:///w/a.txt', 1);
  expect(created).toBe(0);
  await client.open('file:///w/a.py', 'EXTRA\n');
  expect((await client.diagnostics('file:///w/a.py', 1)).diagnostics).toHaveLength(1);
  await client.open('file:///w/b.py', 'b\n');
  await client.diagnostics('file:///w/b.py', 1);
  expect(created).toBe(1);
  expect(fake.checks.map(({ edit }) => edit.after)).toEqual(['', 'EXTRA\n']);
  await client.dispose();
});

test('a language that cannot be prepared is told by its first check', async () => {
  const { engine, prepare } = lazyEngine(() => Promise.reject(new Error('no grammar')));
  const client = await connect({ engine, prepare, head: { '/w/a.py': 'a\n' } });
  await client.open('file:///w/a.py', 'b\n');
  await client.diagnostics('file:///w/a.py', 1);
  expect(client.reports.at(-1)).toMatchObject({ state: 'failed', reason: 'no grammar' });
  await client.dispose();
});
