def close(handle):
    handle.sync()
    handle.done = True
