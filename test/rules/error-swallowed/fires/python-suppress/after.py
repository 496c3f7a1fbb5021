import contextlib


def close(handle):
    with contextlib.suppress(OSError):
        handle.flush()
        handle.close()
    done(handle)
    count(handle)
