export function send(message, queue) {
  queue.push(message);
  return queue.length;
}
