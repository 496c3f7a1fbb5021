export function send(message, queue) {
  if (message === undefined || message.body.length < 1) {
    console.warn('empty message');
    return 0;
  }
  queue.push(message);
  return queue.size;
}
