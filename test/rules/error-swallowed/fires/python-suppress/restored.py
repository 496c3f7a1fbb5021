import contextlib


def close(handle):
    handle.flush()
    handle.close()
    done(handle)
    count(handle)
