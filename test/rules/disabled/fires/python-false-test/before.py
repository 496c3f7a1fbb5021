def close(handle):
    handle.flush()
    handle.done = True
