def flush(queue, sink):
    if queue:
        sink.write(queue.pop())
        sink.flush()
