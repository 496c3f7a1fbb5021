def a(x):
    return old(x)


def b(x):
    if x is None:
        return 0
    return a(x)
