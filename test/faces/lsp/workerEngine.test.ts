import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { FileEdit } from '../../../server/engine/engine';
import { READY, type Answer, type Question } from '../../../server/lsp/worker/messages';
import { workerEngine, type Thread } from '../../../server/lsp/worker/workerEngine';
import { extraLines, fakeReport } from './fakeEngine';

const OPTIONS = { levels: {}, questions: false };

function edit(after: string): FileEdit {
  return { path: 'a.py', previousPath: null, before: '', after };
}

/** A thread that does what its test says with each question. */
function threads(act: (question: Question, thread: FakeThread, started: number) => void) {
  const all: FakeThread[] = [];
  const start = () => {
    const thread = new FakeThread((question) => act(question, thread, all.length));
    all.push(thread);
    queueMicrotask(() => thread.emit('message', READY));
    return thread;
  };
  return { all, start };
}

class FakeThread implements Thread {
  readonly asked: Question[] = [];
  isTerminated = false;
  private readonly listeners = new Map<string, (argument: never) => void>();

  constructor(private readonly act: (question: Question) => void) {}

  on(event: string, listener: (argument: never) => void): void {
    this.listeners.set(event, listener);
  }

  emit(event: string, argument: unknown): void {
    this.listeners.get(event)?.(argument as never);
  }

  answer(answer: Answer): void {
    queueMicrotask(() => this.emit('message', answer));
  }

  postMessage(question: Question): void {
    this.asked.push(question);
    this.act(question);
  }

  terminate(): Promise<void> {
    this.isTerminated = true;
    return Promise.resolve();
  }
}

const textOf = (question: Question) =>
  question.kind === 'checkFile' ? question.edit.after : question.symbol;
const reportOf = (question: Question): Answer =>
  question.kind === 'checkFile'
    ? { kind: 'value', value: fakeReport(question.edit, { beforeSha256: question.edit.after }) }
    : { kind: 'value', value: [] };

test('asks one question after the other and gives each its answer', async () => {
  let open = 0;
  const { all, start } = threads((question, thread) => {
    open += 1;
    expect(open).toBe(1);
    void sleep(5).then(() => {
      open -= 1;
      thread.answer(reportOf(question));
    });
  });
  const engine = workerEngine({ start, fallback: never, reportError: fail });
  const [one, two, sites] = await Promise.all([
    engine.checkFile(edit('one'), OPTIONS),
    engine.checkFile(edit('two'), OPTIONS),
    engine.sitesOf([], 'x'),
  ]);
  expect([one.beforeSha256, two.beforeSha256, sites]).toEqual(['one', 'two', []]);
  expect(all).toHaveLength(1);
});

test('an error of the engine reaches who asked, and the next question is answered', async () => {
  const { start } = threads((question, thread) =>
    thread.answer(
      textOf(question) === 'bad' ? { kind: 'error', message: 'no', stack: 'at x' } : reportOf(question),
    ),
  );
  const engine = workerEngine({ start, fallback: never, reportError: fail });
  await expect(engine.checkFile(edit('bad'), OPTIONS)).rejects.toThrow('no');
  expect(await engine.checkFile(edit('good'), OPTIONS)).toMatchObject({ beforeSha256: 'good' });
});

test('a thread that ends is started again with the same question', async () => {
  const { all, start } = threads((question, thread, started) => {
    if (started === 1) queueMicrotask(() => thread.emit('exit', 1));
    else thread.answer(reportOf(question));
  });
  const engine = workerEngine({ start, fallback: never, reportError: fail });
  expect(await engine.checkFile(edit('one'), OPTIONS)).toMatchObject({ beforeSha256: 'one' });
  expect(all.map(({ asked }) => asked.map(textOf))).toEqual([['one'], ['one']]);
});

test('a question that ends two threads fails, and the next one is answered', async () => {
  const { all, start } = threads((question, thread) => {
    if (textOf(question) === 'deadly') queueMicrotask(() => thread.emit('exit', 134));
    else thread.answer(reportOf(question));
  });
  const engine = workerEngine({ start, fallback: never, reportError: fail });
  const deadly = engine.checkFile(edit('deadly'), OPTIONS);
  const good = engine.checkFile(edit('good'), OPTIONS);
  await expect(deadly).rejects.toThrow('ended unexpectedly');
  expect(await good).toMatchObject({ beforeSha256: 'good' });
  expect(all).toHaveLength(3);
});

test('where no thread can be started the work is done without', async () => {
  const errors: unknown[] = [];
  const fake = extraLines();
  const engine = workerEngine({
    start: () => {
      throw new Error('no threads here');
    },
    fallback: () => Promise.resolve(fake),
    reportError: (error) => errors.push(error),
  });
  const [report] = await Promise.all([
    engine.checkFile(edit('EXTRA'), OPTIONS),
    engine.checkFile(edit(''), OPTIONS),
  ]);
  expect(report.findings).toHaveLength(1);
  expect(String(errors)).toContain('no threads here');
});

test('a thread that ends before it listens is done without, too', async () => {
  const fake = extraLines();
  const thread = new FakeThread(() => undefined);
  const engine = workerEngine({
    start: () => {
      queueMicrotask(() => thread.emit('exit', 1));
      return thread;
    },
    fallback: () => Promise.resolve(fake),
    reportError: fail,
  });
  expect((await engine.checkFile(edit('EXTRA'), OPTIONS)).findings).toHaveLength(1);
});

test('a superseded question that waits is never asked', async () => {
  const { all, start } = threads(
    (question, thread) => void sleep(20).then(() => thread.answer(reportOf(question))),
  );
  const engine = workerEngine({ start, fallback: never, reportError: fail });
  const superseded = new AbortController();
  const one = engine.checkFile(edit('one'), OPTIONS);
  const two = engine.checkFile(edit('two'), OPTIONS, superseded.signal);
  const three = engine.checkFile(edit('three'), OPTIONS);
  superseded.abort();
  await expect(two).rejects.toThrow('superseded');
  await Promise.all([one, three]);
  expect(all[0]!.asked.map(textOf)).toEqual(['one', 'three']);
});

test('a superseded question that takes long is ended with its thread', async () => {
  const { all, start } = threads((question, thread) => {
    if (textOf(question) !== 'endless') thread.answer(reportOf(question));
  });
  const engine = workerEngine({ start, fallback: never, reportError: fail, patience: 10 });
  const superseded = new AbortController();
  const endless = engine.checkFile(edit('endless'), OPTIONS, superseded.signal);
  await sleep(5);
  superseded.abort();
  await expect(endless).rejects.toThrow('superseded');
  expect(await engine.checkFile(edit('next'), OPTIONS)).toMatchObject({ beforeSha256: 'next' });
  expect(all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

function never(): never {
  throw new Error('a thread can be started');
}

function fail(error: unknown): void {
  expect.fail(String(error));
}
