import type { MessagePort } from 'node:worker_threads';
import type { Engine } from '../../engine/engine';
import { READY, type Answer, type Question } from './messages';

/** Answers questions about edits in a thread of its own. */
export async function serveEngine(port: MessagePort, load: () => Promise<Engine>): Promise<void> {
  const engine = await load();
  port.on('message', (question: Question) => {
    void answer(question, engine).then((message) => port.postMessage(message));
  });
  port.postMessage(READY);
}

async function answer(question: Question, engine: Engine): Promise<Answer> {
  try {
    const value =
      question.kind === 'checkFile'
        ? await engine.checkFile(question.edit, question.options)
        : await engine.sitesOf(question.edits, question.symbol);
    return { kind: 'value', value };
  } catch (error) {
    if (!(error instanceof Error)) return { kind: 'error', message: String(error), stack: String(error) };
    return { kind: 'error', message: error.message, stack: error.stack ?? error.message };
  }
}
