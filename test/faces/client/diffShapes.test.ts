import { describe, expect, test } from 'vitest';
import { IGNORED_SCHEMES, readDiffTab, resolveFile, type Side } from '../../../client/baseline/diffShapes';

const side = (uri: string): Side => {
  const [, scheme = '', path = ''] = /^([^:]+):(?:\/\/)?([^?]*)/.exec(uri)!;
  return { uri, scheme, path };
};
const rules = { ignored: IGNORED_SCHEMES, unknownTools: true };
const read = (original: string, modified: string, given = rules) =>
  readDiffTab(side(original), side(modified), given);

describe('the documented shapes', () => {
  test.each([
    ['Claude Code', 'file:///w/a.py', '_claude_vscode_fs_right:/w/a.py', { uri: 'file:///w/a.py' }],
    ['Claude Code', '_claude_vscode_fs_left:/w/a.py', '_claude_vscode_fs_right:/w/a.py', { path: '/w/a.py' }],
    [
      'Cline',
      'cline-edit-preview:src/a.py?preview-1-left',
      'cline-edit-preview:src/a.py?preview-1-right',
      { path: 'src/a.py' },
    ],
    ['Cline', 'cline-diff:a.py?b25l', 'file:///w/src/a.py', { uri: 'file:///w/src/a.py' }],
    ['Gemini', 'file:///w/a.py', 'gemini-diff:/w/a.py?rand=1', { uri: 'file:///w/a.py' }],
    ['Amazon Q', 'file:///w/a.py', 'amazon-q-diff:/tmp/a.py', { uri: 'file:///w/a.py' }],
    [
      'Copilot',
      'copilot-cli-readonly:/w/a.py?original-1',
      'copilot-cli-readonly:/w/a.py?modified-1',
      { path: '/w/a.py' },
    ],
    ['Chat', 'chat-editing-text-model:/w/a.py?{}', 'file:///w/a.py', { uri: 'file:///w/a.py' }],
  ])('%s: %s', (tool, original, modified, file) => {
    expect(read(original, modified)).toMatchObject({ tool, file });
  });
});

test('an unknown tool is told by one file on both sides, if that is wanted', () => {
  expect(read('file:///w/a.py', 'new-agent:/x/a.py')).toMatchObject({ tool: null });
  expect(read('file:///w/a.py', 'new-agent:/x/b.py')).toBeNull();
  expect(read('file:///w/a.py', 'new-agent:/x/a.py', { ...rules, unknownTools: false })).toBeNull();
});

test('two files, version control, history and our own diffs are no proposals', () => {
  expect(read('file:///w/a.py', 'file:///w/b.py')).toBeNull();
  expect(read('file:///w/a.py', 'file:///v/a.py')).toBeNull();
  expect(read('git:/w/a.py?{}', 'file:///w/a.py')).toBeNull();
  expect(read('gitlens-x:/w/a.py', 'file:///w/a.py')).toBeNull();
  expect(read('vscode-local-history:/w/a.py', 'file:///w/a.py')).toBeNull();
  expect(read('pare-original:/w/a.py', 'file:///w/a.py')).toBeNull();
  expect(read('mine:/w/a.py', 'file:///w/a.py', { ...rules, ignored: ['mi*'] })).toBeNull();
});

test('a file is found by the end of its path, if that is one file only', () => {
  const files = ['/w/src/a.py', '/w/lib/a.py', '/w/src/b.py'];
  expect(resolveFile('src/a.py', files)).toBe('/w/src/a.py');
  expect(resolveFile('/w/lib/a.py', files)).toBe('/w/lib/a.py');
  expect(resolveFile('a.py', files)).toBeUndefined();
  expect(resolveFile('rc/b.py', files)).toBeUndefined();
});
