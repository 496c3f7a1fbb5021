import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Reloads, type OpenDocument } from '../../../client/baseline/reloads';

const DELAY = 20;

/** A document as the editor shows it to extensions: it changes under their hands. */
class FakeDocument implements OpenDocument {
  readonly uri = 'file:///w/a.py';
  version = 1;
  isDirty = false;
  constructor(private text: string) {}
  getText(): string {
    return this.text;
  }
  set(text: string): void {
    this.text = text;
    this.version += 1;
  }
}

const found: { before: string; after: string; version: number }[] = [];
const reloads = new Reloads(DELAY, ({ document, before }) =>
  found.push({ before, after: document.getText(), version: document.version }),
);

afterEach(() => {
  reloads.dispose();
  found.length = 0;
});

function open(text: string): FakeDocument {
  const document = new FakeDocument(text);
  reloads.opened(document);
  return document;
}

function changed(document: FakeDocument, text: string, isUndo = false): void {
  document.set(text);
  reloads.changed({ document, isOfText: true, isUndo });
}

/** The event that follows when an edit left unsaved changes, or when they are gone. */
function dirty(document: FakeDocument, isDirty: boolean): void {
  document.isDirty = isDirty;
  reloads.changed({ document, isOfText: false, isUndo: false });
}

const judged = () => sleep(DELAY * 3);

test('a change of a saved document that stays saved is a reload', async () => {
  const document = open('one\n');
  changed(document, 'two\n');
  await judged();
  expect(found).toEqual([{ before: 'one\n', after: 'two\n', version: 2 }]);
});

test('reloads that follow at once are one', async () => {
  const document = open('one\n');
  changed(document, 'two\n');
  changed(document, 'three\n');
  await judged();
  expect(found).toEqual([{ before: 'one\n', after: 'three\n', version: 3 }]);
});

test('the text before a later reload is the one of the reload before', async () => {
  const document = open('one\n');
  changed(document, 'two\n');
  await judged();
  changed(document, 'three\n');
  await judged();
  expect(found.map(({ before }) => before)).toEqual(['one\n', 'two\n']);
});

test('typing is none, nor what an extension edits: both leave unsaved changes', async () => {
  const document = open('one\n');
  // At the first event the editor does not say yet that there are unsaved changes.
  changed(document, 'two\n');
  dirty(document, true);
  changed(document, 'three\n');
  await judged();
  expect(found).toEqual([]);
});

test('an edit that is saved at once is none', async () => {
  const document = open('one\n');
  changed(document, 'two\n');
  reloads.saved(document);
  await judged();
  expect(found).toEqual([]);
});

test('undo is none, nor giving up unsaved changes', async () => {
  const document = open('one\n');
  changed(document, 'two\n');
  dirty(document, true);
  changed(document, 'one\n', true);
  dirty(document, false);
  await judged();
  changed(document, 'three\n');
  dirty(document, true);
  // The command that reverts a file changes its text first.
  document.isDirty = false;
  changed(document, 'one\n');
  await judged();
  expect(found).toEqual([]);
});

test('what was typed and saved is part of the text before', async () => {
  const document = open('one\n');
  changed(document, 'typed\n');
  dirty(document, true);
  document.isDirty = false;
  reloads.saved(document);
  changed(document, 'agent\n');
  await judged();
  expect(found.map(({ before }) => before)).toEqual(['typed\n']);
});

test('a document opened with unsaved changes has no known text before, until it is saved', async () => {
  const document = new FakeDocument('one\n');
  document.isDirty = true;
  reloads.opened(document);
  dirty(document, false);
  changed(document, 'two\n');
  await judged();
  expect(found.map(({ before }) => before)).toEqual(['one\n']);
});

test('a reload to the same text, or of a document that is not watched or closed, is none', async () => {
  const document = open('one\n');
  changed(document, 'one\n');
  await judged();
  changed(document, 'two\n');
  reloads.closed(document);
  await judged();
  changed(new FakeDocument('x'), 'y');
  await judged();
  expect(found).toEqual([]);
});

test('keeps no second copy of a very long text', async () => {
  const document = open('x'.repeat(2_000_001));
  changed(document, 'short\n');
  await judged();
  expect(found).toEqual([]);
});
