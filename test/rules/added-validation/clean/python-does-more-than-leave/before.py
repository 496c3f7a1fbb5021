def send(message, queue):
    queue.put(message)
    return True
