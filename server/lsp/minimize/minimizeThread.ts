import type { MessagePort, Worker } from 'node:worker_threads';
import type { Progress } from '../../minimize/minimizeEdit';
import { failure, type Result } from '../../ports/result';
import type { Minimized, MinimizeRequest, Minimizer } from './minimizer';

type Told =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Result<Minimized, string> };

/** Sent to the thread to end with the best so far. */
const STOP = 'stop';

/** Minimises in a thread of its own, as dividing an edit and copying a tree would keep the server from answering. */
export function threadedMinimizer(start: (request: MinimizeRequest) => Worker): Minimizer {
  return (request, { signal, onProgress }) =>
    new Promise((resolve) => {
      const thread = start(request);
      let result: Result<Minimized, string> = failure('the search ended unexpectedly');
      const stop = () => thread.postMessage(STOP);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      thread.on('message', (told: Told) => {
        if (told.kind === 'progress') return onProgress(told.progress);
        result = told.result;
      });
      thread.on('error', (error) => {
        result = failure(error instanceof Error ? error.message : String(error));
      });
      thread.on('exit', () => {
        signal.removeEventListener('abort', stop);
        resolve(result);
      });
    });
}

/** The other end: minimises once, and lets the thread end. */
export async function serveMinimizer(
  port: MessagePort,
  request: MinimizeRequest,
  minimize: Minimizer,
): Promise<void> {
  const stopped = new AbortController();
  port.on('message', () => stopped.abort());
  const tell = (told: Told) => port.postMessage(told);
  const onProgress = (progress: Progress) => tell({ kind: 'progress', progress });
  tell({ kind: 'done', result: await minimize(request, { signal: stopped.signal, onProgress }) });
  port.close();
}
