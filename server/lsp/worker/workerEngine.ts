import type { Engine } from '../../engine/engine';
import type { FileReport } from '../../engine/report';
import type { Site } from '../../engine/retained/targets';
import type { InterruptibleEngine } from '../interruptibleEngine';
import { READY, type Answer, type Question } from './messages';

/** What is needed of a thread of `node:worker_threads`. */
export interface Thread {
  postMessage(message: Question): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

export interface WorkerEngineOptions {
  readonly start: () => Thread;
  /** Used for good where no thread can be started. */
  readonly fallback: () => Promise<Engine>;
  readonly reportError: (error: unknown) => void;
  /** Milliseconds that an unwanted question may still take before its thread is given up. */
  readonly patience?: number;
}

interface Job {
  readonly question: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Times it was given to a thread. */
  attempts: number;
  isUnwanted: boolean;
}

/** A new thread takes about as long to load the engine and a grammar. */
const PATIENCE = 1000;

/** A question that ends its thread twice is not asked again. */
const ATTEMPTS = 2;

/**
 * An engine in a thread, so that the server can answer while an edit is checked. Questions are asked one after the
 * other. A thread that ends is started again, with the question it was asked.
 */
export function workerEngine(options: WorkerEngineOptions): InterruptibleEngine {
  const { start, fallback, reportError, patience = PATIENCE } = options;
  const waiting: Job[] = [];
  let thread: Thread | null = null;
  let isReady = false;
  let running: Job | null = null;
  let inProcess: Promise<Engine> | null = null;

  return {
    checkFile: (edit, checkOptions, signal) =>
      ask({ kind: 'checkFile', edit, options: checkOptions }, signal) as Promise<FileReport>,
    sitesOf: (edits, symbol) => ask({ kind: 'sitesOf', edits, symbol }) as Promise<readonly Site[]>,
  };

  function ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const job: Job = { question, resolve, reject, attempts: 0, isUnwanted: false };
      signal?.addEventListener('abort', () => drop(job), { once: true });
      waiting.push(job);
      next();
    });
  }

  function next(): void {
    if (running !== null || waiting.length === 0) return;
    if (inProcess !== null) return void askHere(waiting.shift()!, inProcess);
    thread ??= open();
    if (thread === null || !isReady) return;
    running = waiting.shift()!;
    running.attempts += 1;
    thread.postMessage(running.question);
  }

  function open(): Thread | null {
    isReady = false;
    try {
      const opened = start();
      opened.on('message', (message) => {
        if (opened === thread) received(message);
      });
      opened.on('error', reportError);
      opened.on('exit', () => {
        if (opened === thread) ended();
      });
      return opened;
    } catch (error) {
      reportError(error);
      return doWithout();
    }
  }

  function received(message: unknown): void {
    if (message === READY) isReady = true;
    else if (running !== null) {
      const { resolve, reject } = running;
      running = null;
      const answer = message as Answer;
      if (answer.kind === 'value') resolve(answer.value);
      else reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
    }
    next();
  }

  function ended(): void {
    thread = null;
    if (!isReady) doWithout();
    const job = running;
    running = null;
    if (job !== null && !job.isUnwanted) {
      if (job.attempts < ATTEMPTS) waiting.unshift(job);
      else job.reject(new Error('the check ended unexpectedly'));
    }
    next();
  }

  /** The promise of an unwanted question is rejected at once; nobody waits for its answer. */
  function drop(job: Job): void {
    job.reject(new Error('superseded'));
    const place = waiting.indexOf(job);
    if (place !== -1) waiting.splice(place, 1);
    if (job !== running) return;
    job.isUnwanted = true;
    const asked = thread;
    const timer = setTimeout(() => {
      if (running !== job || thread !== asked || asked === null) return;
      thread = null;
      running = null;
      asked.terminate().catch(reportError);
      next();
    }, patience);
    timer.unref();
  }

  function doWithout(): null {
    inProcess = fallback();
    // Whoever asks is told.
    inProcess.catch(() => undefined);
    return null;
  }

  async function askHere(job: Job, engine: Promise<Engine>): Promise<void> {
    running = job;
    try {
      const { question } = job;
      const { checkFile, sitesOf } = await engine;
      job.resolve(
        question.kind === 'checkFile'
          ? await checkFile(question.edit, question.options)
          : await sitesOf(question.edits, question.symbol),
      );
    } catch (error) {
      job.reject(error);
    } finally {
      running = null;
      next();
    }
  }
}
