import { afterEach, expect, test } from 'vitest';
import type { CodeAction, CodeLens, Hover, MarkupContent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createEngine } from '../../../server/engine/engine';
import { assets } from '../../support/assets';
import { connect, type TestClient } from './connect';

const URI = 'file:///w/a.py';

const BEFORE = `def total(prices):
    # Free items count, too.
    count = len(prices)
    result = 0
    for price in prices:
        result += price
    return result / count
`;

/** The division is what was asked for; the comment was lost and a line was laid out anew on the way. */
const AFTER = `def total(prices):
    count = len(prices)
    result = 0
    for price in prices :
        result += price
    return result / max(count, 1)
`;

const engine = await createEngine(assets);

let client: TestClient;
afterEach(() => client.dispose());

async function open(): Promise<void> {
  client = await connect({ engine, head: { '/w/a.py': BEFORE } });
  await client.open(URI, AFTER);
}

const textDocument = { uri: URI };

async function fix(title: string): Promise<string> {
  const all = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument,
    range: all,
    context: { diagnostics: [] },
  });
  const action = actions.find((each) => each.title.startsWith(title));
  const resolved = await client.connection.sendRequest<CodeAction>('codeAction/resolve', action);
  const [change] = resolved.edit?.documentChanges ?? [];
  if (change === undefined || !('edits' in change)) throw new Error('no edit of a document');
  const edits = change.edits.filter((edit) => 'newText' in edit);
  return TextDocument.applyEdits(TextDocument.create(URI, 'python', 1, AFTER), edits);
}

test('finds what came along and takes it back', async () => {
  await open();
  const { diagnostics } = await client.diagnostics(URI, 1);
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['formatting', 2],
    ['comment-lost', 3],
  ]);
  const withComment = AFTER.replace('    count =', '    # Free items count, too.\n    count =');
  const withLayout = AFTER.replace('prices :', 'prices:');
  expect(await fix('Restore the lost comment')).toBe(withComment);
  expect(await fix('Restore the original layout')).toBe(withLayout);
  expect(await fix('Take back 2 safe parts')).toBe(
    withLayout.replace('    count =', '    # Free items count, too.\n    count ='),
  );
});

test('shows the lost comment before and the size of the edit', async () => {
  await open();
  const position = { line: 1, character: 5 };
  const hover = await client.connection.sendRequest<Hover>('textDocument/hover', { textDocument, position });
  const { value } = hover.contents as MarkupContent;
  expect(value).toContain('-     # Free items count, too.');
  expect(value).toContain('4 words of comments');
  const lenses = await client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument });
  const [lens] = await Promise.all(
    lenses.map((each) => client.connection.sendRequest<CodeLens>('codeLens/resolve', each)),
  );
  expect([lens?.command?.title]).toEqual(['5 of 38 tokens differ · layout, 1 comment']);
});
