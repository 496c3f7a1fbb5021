def close(handle):
    # handle.flush()
    # handle.sync()
    handle.done = True
