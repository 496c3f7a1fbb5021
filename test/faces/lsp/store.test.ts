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

const last = () => {
  const params = sent.at(-1);
  return params === 'clear' || params === undefined ? params : `${params.provenance.kind} ${params.text}`;
};

test('a reload begins with the text before it', () => {
  store.reloaded({ uri: URI, version: 4 }, 'one');
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
  store.reloaded({ uri: URI, version: 4 }, 'one');
  store.reloaded({ uri: URI, version: 5 }, 'two');
  expect(sent).toHaveLength(1);
});

test('what the person saved in between belongs to the text before the next reload', () => {
  store.reloaded({ uri: URI, version: 4 }, 'one');
  store.saved(URI);
  expect(sent).toHaveLength(1);
  store.reloaded({ uri: URI, version: 6 }, 'two and typed');
  expect(last()).toBe('reload two and typed');
  store.reloaded({ uri: URI, version: 7 }, 'three');
  expect(sent).toHaveLength(2);
});

test('accepting moves the baseline, without questions, until the next reload', () => {
  store.reloaded({ uri: URI, version: 4 }, 'one');
  store.accept(document('two', 4));
  expect(last()).toBe('accepted two');
  expect(sent.at(-1)).toMatchObject({ exact: false });
  store.reloaded({ uri: URI, version: 5 }, 'two');
  expect(last()).toBe('reload two');
});

test('what a person chose is replaced by nothing but the person', () => {
  store.choose(document('mine'));
  expect(sent.at(-1)).toMatchObject({ exact: true, provenance: { label: 'the baseline that you set' } });
  store.reloaded({ uri: URI, version: 5 }, 'two');
  store.headMoved('file:///w');
  expect(last()).toBe('person mine');
  store.clear(URI);
  expect(last()).toBe('clear');
  now += 5000;
  store.reloaded({ uri: URI, version: 6 }, 'three');
  expect(last()).toBe('reload three');
});

test('a commit ends what began with a reload, in its own repository only', () => {
  store.reloaded({ uri: URI, version: 4 }, 'one');
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
  store.reloaded({ uri: URI, version: 4 }, 'other branch');
  expect(sent).toEqual([]);
  now += 1000;
  store.reloaded({ uri: URI, version: 5 }, 'two');
  expect(last()).toBe('reload two');
});

test('a document that is opened again, or a server that is new, is told again', () => {
  store.opened({ uri: URI, version: 1 });
  expect(sent).toEqual([]);
  store.reloaded({ uri: URI, version: 4 }, 'one');
  store.opened({ uri: URI, version: 9 });
  expect(sent[1]).toEqual({ ...(sent[0] as SetBaselineParams), version: 9 });
});
