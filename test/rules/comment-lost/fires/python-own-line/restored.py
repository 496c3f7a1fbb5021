def retry(call):
    # The server needs a moment after a restart.
    delay = 2
    return call(delay)


def once(call):
    return call(1)
