def send(message, queue, audit):
    if message is None:
        audit.record("empty message")
        queue.skip()
        return False
    queue.put(message)
    return True
