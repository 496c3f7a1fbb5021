import { expect, test } from 'vitest';
import { gitHeadTexts } from '../../../server/lsp/headTexts';
import { memoryFiles } from '../../../server/ports/files';
import { memoryGit } from '../../../server/ports/git';

const bytes = (text: string) => new TextEncoder().encode(text);

function headTexts(head: string | null = 'abc123') {
  const committed = new Map([
    ['sub/a.py', bytes('one\n')],
    ['b.bin', new Uint8Array([0, 1])],
  ]);
  const files = memoryFiles({ '/r/sub/a.py': 'two\n' });
  return gitHeadTexts(memoryGit({ root: '/r', head, committed }, files), files);
}

test('reads the text at HEAD of the repository that holds the file', async () => {
  expect(await headTexts().textAtHead('/r/sub/a.py')).toEqual({
    kind: 'text',
    text: 'one\n',
    revision: 'abc123',
  });
});

test('says why there is none', async () => {
  const reason = async (path: string, head?: string | null) => {
    const text = await headTexts(head).textAtHead(path);
    return text.kind === 'none' && text.reason;
  };
  expect(await reason('/r/new.py')).toBe('git HEAD has no such file');
  expect(await reason('/r/b.bin')).toBe('the file at git HEAD is binary');
  expect(await reason('/elsewhere/a.py')).toBe('not in a git working tree');
  expect(await reason('/r/sub/a.py', null)).toBe('the git repository has no commit to compare with');
});
