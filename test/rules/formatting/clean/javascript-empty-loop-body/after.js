function wait(queue) {
  while (queue.pending()); queue.step();
}

function drain(queue) {
  while (queue.step())
  queue.close();
}
