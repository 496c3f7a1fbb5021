def retry(call):
    delay = 2
    return call(delay)


def once(call):
    return call(1)
