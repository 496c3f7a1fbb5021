def close(handle):
    # handle.flush()
    handle.flush()
    handle.done = True
