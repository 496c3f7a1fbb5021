import { afterEach, expect, test } from 'vitest';
import { LSPErrorCodes, type CodeAction, type Diagnostic } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Engine } from '../../../server/engine/engine';
import { connect, FULL, type Options, type TestClient } from './connect';
import { extraLines, fakeAction, fakeEngine, fakeFinding, fakeReport, range } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'one\ntwo\n' };
const AFTER = 'EXTRA 1\none\nEXTRA 2\ntwo\nEXTRA 3\n';
const EVERYWHERE = range(0, 0, 99, 0);

let client: TestClient;
afterEach(() => client.dispose());

async function open(engine: Engine, options: Options = {}): Promise<readonly Diagnostic[]> {
  client = await connect({ engine, head, ...options });
  await client.open(URI, AFTER);
  return (await client.diagnostics(URI, 1)).diagnostics;
}

function actionsAt(place = EVERYWHERE, only?: readonly string[], diagnostics: readonly Diagnostic[] = []) {
  return client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: URI },
    range: place,
    context: { diagnostics, ...(only && { only }) },
  });
}

const resolve = (action: CodeAction | undefined) =>
  client.connection.sendRequest<CodeAction>('codeAction/resolve', action);

/** The document after the edit of an action, which must be bound to its version. */
function applied({ edit }: CodeAction, version: number, text = AFTER): string {
  const [change] = edit?.documentChanges ?? [];
  if (change === undefined || !('edits' in change)) throw new Error('no edit of a document');
  expect(change.textDocument).toEqual({ uri: URI, version });
  const edits = change.edits.filter((each) => 'newText' in each);
  return TextDocument.applyEdits(TextDocument.create(URI, 'python', version, text), edits);
}

test('takes back the finding at the place, which the edit then does', async () => {
  const diagnostics = await open(extraLines());
  const actions = await actionsAt(range(2, 3, 2, 3), ['quickfix'], diagnostics);
  expect(actions.map(({ title }) => title)).toEqual([
    'Take back the extra line',
    'Accept this part of the edit (extra-line)',
    'Show original',
    'Explain rule extra-line',
  ]);
  const [takeBack] = actions;
  expect(takeBack).toMatchObject({ kind: 'quickfix', isPreferred: true, diagnostics: [diagnostics[1]] });
  expect(takeBack?.edit).toBeUndefined();
  expect(applied(await resolve(takeBack), 1)).toBe('EXTRA 1\none\ntwo\nEXTRA 3\n');
});

test('refuses when the document has changed since', async () => {
  await open(extraLines());
  const [takeBack] = await actionsAt(range(0, 0, 0, 0));
  await client.change(URI, `new\n${AFTER}`, 2);
  await expect(resolve(takeBack)).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified });
  const [again] = await actionsAt(range(1, 0, 1, 0));
  expect(applied(await resolve(again), 2, `new\n${AFTER}`)).toBe('new\none\nEXTRA 2\ntwo\nEXTRA 3\n');
});

test('refuses when the document is closed, and an action that is not there', async () => {
  await open(extraLines());
  const [takeBack] = await actionsAt(range(0, 0, 0, 0));
  const data = { ...(takeBack?.data as object), finding: 'gone' };
  await expect(resolve({ ...takeBack!, data })).rejects.toMatchObject({
    code: LSPErrorCodes.ContentModified,
  });
  await client.close(URI);
  await expect(resolve(takeBack)).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified });
});

test('gives the edit at once to a client that cannot ask for it later', async () => {
  await open(extraLines(), { capabilities: { ...FULL, textDocument: {} } });
  const [takeBack] = await actionsAt(range(0, 0, 0, 0));
  expect(applied(takeBack!, 1)).toBe('one\nEXTRA 2\ntwo\nEXTRA 3\n');
});

test('gives plain changes to a client that knows no versions', async () => {
  await open(extraLines(), { capabilities: {}, features: null });
  const [takeBack, ...others] = await actionsAt(range(0, 0, 0, 0));
  expect(takeBack?.edit).toEqual({ changes: { [URI]: [{ range: range(0, 0, 1, 0), newText: '' }] } });
  // Commands that the client does not have are not offered.
  expect(others.map(({ title }) => title)).toEqual([
    'Accept this part of the edit (extra-line)',
    'Take back 3 safe parts',
  ]);
});

test('fix-all takes back all that is safe, in one edit', async () => {
  await open(extraLines());
  const [fixAll, ...others] = await actionsAt(EVERYWHERE, ['source.fixAll.pare']);
  expect(others).toEqual([]);
  expect(fixAll).toMatchObject({ title: 'Take back 3 safe parts', kind: 'source.fixAll.pare' });
  expect(applied(await resolve(fixAll), 1)).toBe('one\ntwo\n');
  expect(await actionsAt(EVERYWHERE, ['source.fixAll'])).toHaveLength(1);
  expect(await actionsAt(EVERYWHERE, ['source.organizeImports'])).toEqual([]);
  expect(await actionsAt(EVERYWHERE, ['refactor.extract'])).toEqual([]);
});

test('fix-all leaves out what is not safe, withheld, accepted or in the way of another', async () => {
  const safe = fakeAction({ applicability: 'safe', edits: [{ range: range(0, 0, 1, 0), newText: '' }] });
  const findings = [
    fakeFinding({ id: 'unsafe', actions: [{ ...safe, applicability: 'unsafe' }] }),
    fakeFinding({ id: 'withheld', actions: [{ ...safe, withheld: 'it breaks', edits: [] }] }),
    fakeFinding({ id: 'accepted', suppressed: 'accepted', actions: [safe] }),
    fakeFinding({ id: 'finish', actions: [{ ...safe, kind: 'finish' }] }),
    fakeFinding({ id: 'first', actions: [{ ...safe, edits: [{ range: range(2, 0, 3, 0), newText: '' }] }] }),
    fakeFinding({ id: 'meets', actions: [{ ...safe, edits: [{ range: range(2, 3, 2, 4), newText: '' }] }] }),
  ];
  await open(fakeEngine((edit) => fakeReport(edit, { findings })));
  const [fixAll] = await actionsAt(EVERYWHERE, ['source.fixAll.pare']);
  expect(fixAll?.title).toBe('Take back 1 safe part');
  expect(applied(await resolve(fixAll), 1)).toBe('EXTRA 1\none\ntwo\nEXTRA 3\n');
});

test('fix-all is not offered for an edit that is layout as a whole', async () => {
  const safe = fakeAction({ applicability: 'safe', edits: [{ range: range(0, 0, 1, 0), newText: '' }] });
  const findings = [fakeFinding({ actions: [safe] })];
  await open(fakeEngine((edit) => fakeReport(edit, { findings, editIs: 'layout' })));
  expect(await actionsAt(EVERYWHERE, ['source.fixAll.pare'])).toEqual([]);
  expect((await actionsAt(EVERYWHERE, ['quickfix'])).map(({ title }) => title)).toContain(
    'Take back the extra line',
  );
});

test('offers no action that was withheld', async () => {
  const withheld = fakeAction({ withheld: 'it leaves a name unbound' });
  await open(fakeEngine((edit) => fakeReport(edit, { findings: [fakeFinding({ actions: [withheld] })] })));
  expect((await actionsAt(EVERYWHERE, ['quickfix'])).map(({ title }) => title)).toEqual([
    'Accept this part of the edit (extra-line)',
    'Show original',
    'Explain rule extra-line',
  ]);
});
