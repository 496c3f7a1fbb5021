def flush(queue, sink):
    if not queue:
        return
    sink.write(queue.pop())
    sink.flush()
