def close(handle):
    handle.done = True
