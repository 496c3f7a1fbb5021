import { beforeEach, expect, test } from 'vitest';
import { BaselineStore } from '../../../client/baseline/store';
import type { SetBaselineParams } from '../../../server/protocol';

const URI = 'file:///w/a.py';
const document = (text: string, version = 1) => ({ uri: URI, version, text });

let sent: (SetBaselineParams | 'clear')[];
let now: number;
let store: BaselineStore;

beforeEach(() => {
  sent = [];
  now = 100_000;
  store = new BaselineStore(
    { set: (params) => sent.push(params), clear: () => sent.push('clear') },
    () => now,
  );
});

const reloaded = (at: { uri: string; version: number }, text: string) =>
  store.offer(at, { kind: 'reload', text, label: 'the last text before the reload from disk' });
const shown = (kind: 'chat' | 'diffTab', text: string) =>
  store.offer({ uri: URI, version: 2 }, { kind, text, label: `of ${kind}` });

const last = () => {
  const params = sent.at(-1);
  return params === 'clear' || params === undefined ? params : `${params.provenance.kind} ${params.text}`;
};

test('a reload begins with the text before it', () => {
  reloaded({ uri: URI, version: 4 }, 'one');
  expect(sent).toEqual([
    {
      uri: URI,
      version: 4,
      text: 'one',
      baselineId: 'reload-1',
      exact: true,
      provenance: { kind: 'reload', label: 'the last text before the reload from disk' },
    },
  ]);
});

test('further reloads keep the baseline of the first', () => {
  reloaded({ uri: URI, version: 4 }, 'one');
  reloaded({ uri: URI, version: 5 }, 'two');
  expect(sent).toHaveLength(1);
});

test('what the person saved in between belongs to the text before the next reload', () => {
  reloaded({ uri: URI, version: 4 }, 'one');
  store.saved(URI);
  expect(sent).toHaveLength(1);
  reloaded({ uri: URI, version: 6 }, 'two and typed');
  expect(last()).toBe('reload two and typed');
  reloaded({ uri: URI, version: 7 }, 'three');
  expect(sent).toHaveLength(2);
});

test('accepting moves the baseline, without questions, until the next reload', () => {
  reloaded({ uri: URI, version: 4 }, 'one');
  store.accept(document('two', 4));
  expect(last()).toBe('accepted two');
  expect(sent.at(-1)).toMatchObject({ exact: false });
  reloaded({ uri: URI, version: 5 }, 'two');
  expect(last()).toBe('reload two');
});

test('what a person chose is replaced by nothing but the person', () => {
  store.choose(document('mine'));
  expect(sent.at(-1)).toMatchObject({ exact: true, provenance: { label: 'the baseline that you set' } });
  reloaded({ uri: URI, version: 5 }, 'two');
  store.headMoved('file:///w');
  expect(last()).toBe('person mine');
  store.clear(URI);
  expect(last()).toBe('clear');
  now += 5000;
  reloaded({ uri: URI, version: 6 }, 'three');
  expect(last()).toBe('reload three');
});

test('a commit ends what began with a reload, in its own repository only', () => {
  reloaded({ uri: URI, version: 4 }, 'one');
  store.headMoved('file:///other');
  store.headMoved('file:///w/a');
  expect(sent).toHaveLength(1);
  store.headMoved('file:///w');
  expect(last()).toBe('clear');
  store.headMoved('file:///w');
  expect(sent).toHaveLength(2);
});

test('a checkout is no edit, whichever of its events comes first', () => {
  store.headMoved('file:///w');
  now += 1000;
  reloaded({ uri: URI, version: 4 }, 'other branch');
  expect(sent).toEqual([]);
  now += 1000;
  reloaded({ uri: URI, version: 5 }, 'two');
  expect(last()).toBe('reload two');
});

test('a document that is opened again, or a server that is new, is told again', () => {
  store.opened({ uri: URI, version: 1 });
  expect(sent).toEqual([]);
  reloaded({ uri: URI, version: 4 }, 'one');
  store.opened({ uri: URI, version: 9 });
  expect(sent[1]).toEqual({ ...(sent[0] as SetBaselineParams), version: 9 });
});

test('equal texts are one baseline, named by the provider that is trusted most', () => {
  reloaded({ uri: URI, version: 2 }, 'one');
  shown('diffTab', 'one');
  expect(last()).toBe('diffTab one');
  shown('chat', 'one');
  expect(last()).toBe('chat one');
  reloaded({ uri: URI, version: 2 }, 'one');
  shown('diffTab', 'one');
  expect(sent).toHaveLength(3);
});

test('what a tool shows goes before what was observed, and each proposal is a new edit', () => {
  reloaded({ uri: URI, version: 2 }, 'one');
  shown('diffTab', 'two');
  expect(last()).toBe('diffTab two');
  reloaded({ uri: URI, version: 3 }, 'three');
  expect(last()).toBe('diffTab two');
  shown('diffTab', 'three');
  expect(last()).toBe('diffTab three');
});

test('a proposal that is gone takes its baseline along, but not that of an observed edit', () => {
  shown('diffTab', 'one');
  store.withdraw(URI);
  expect(last()).toBe('clear');
  reloaded({ uri: URI, version: 2 }, 'one');
  store.withdraw(URI);
  expect(last()).toBe('reload one');
});

test('an edit that was proposed elsewhere keeps the name of its tool, whichever is told first', () => {
  const offer = { kind: 'diffTab', text: 'one', label: 'of a tool' } as const;
  store.expect({ uri: URI, version: 1 }, offer);
  expect(sent).toEqual([]);
  reloaded({ uri: URI, version: 2 }, 'one');
  expect(last()).toBe('diffTab one');
  store.clear(URI);
  now += 40_000;
  reloaded({ uri: URI, version: 3 }, 'one');
  expect(last()).toBe('reload one');
  store.expect({ uri: URI, version: 3 }, offer);
  expect(last()).toBe('diffTab one');
});

test('HEAD that a person chose is replaced by nothing but the person', () => {
  reloaded({ uri: URI, version: 2 }, 'one');
  store.chooseHead(URI);
  shown('chat', 'two');
  store.follow(document('typed'), { label: 'git HEAD', text: 'head' });
  expect(last()).toBe('clear');
  store.choose(document('mine'), 'the clipboard');
  expect(sent.at(-1)).toMatchObject({ provenance: { kind: 'person', label: 'the clipboard' } });
});

test('a baseline follows what a person types, and says so once', () => {
  store.follow(document('typed'), { label: 'git HEAD 1a2b3c4', text: 'head' });
  expect(sent.at(-1)).toMatchObject({
    text: 'typed',
    exact: false,
    provenance: { kind: 'head', label: 'git HEAD 1a2b3c4, with what you typed since' },
  });
  store.follow(document('typed more'), { label: store.of(URI)!.provenance.label, text: 'head' });
  expect(sent.at(-1)).toMatchObject({
    provenance: { label: 'git HEAD 1a2b3c4, with what you typed since' },
  });
  reloaded({ uri: URI, version: 2 }, 'typed more');
  store.follow(document('and more'), { label: 'x', text: 'head' });
  expect(sent.at(-1)).toMatchObject({ text: 'and more', exact: true, provenance: { kind: 'reload' } });
  store.choose(document('mine'));
  store.follow(document('no'), { label: 'x', text: 'head' });
  expect(last()).toBe('person mine');
});

test('a commit of other files leaves what was typed here as it was', () => {
  store.follow(document('typed'), { label: 'git HEAD', text: 'at head' });
  store.follow(document('typed more'), { label: 'git HEAD', text: 'typed' });
  expect(store.headMoved('file:///w')).toEqual([{ uri: URI, atHead: 'at head' }]);
  expect(sent).not.toContain('clear');
});
