def a(x):
    return old(x)


def b(x):
    return a(x)
