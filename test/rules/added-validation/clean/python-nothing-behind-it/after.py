def close(handle):
    handle.flush()
    handle.close()
    if handle.error is None:
        return
