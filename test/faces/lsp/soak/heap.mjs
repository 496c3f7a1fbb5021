// Loaded into each thread of a server under test, which runs with --expose-gc: collects garbage when told to by the
// process that started the server, and tells it how many bytes are in use then.
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

const channel = new BroadcastChannel('heap');
channel.unref();

function bytesInUse() {
  // Twice: what a finaliser frees in the first round is gone after the second.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (isMainThread) {
  const threads = new Set();
  process.on('worker', (thread) => {
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
  });
  process.on('message', (message) => {
    if (message === 'heap') void tell();
  });
  const tell = async () => {
    const bytes = new Map([[threadId, bytesInUse()]]);
    const answered = new Promise((resolve) => {
      const enough = () => bytes.size > threads.size && resolve();
      channel.onmessage = ({ data }) => {
        if (typeof data === 'object') bytes.set(data.thread, data.bytes);
        enough();
      };
      enough();
    });
    channel.postMessage('heap');
    await answered;
    process.send({ threads: [...bytes], resident: process.memoryUsage.rss() });
  };
} else {
  channel.onmessage = ({ data }) => {
    if (data === 'heap') channel.postMessage({ thread: threadId, bytes: bytesInUse() });
  };
}
