def a(x):
    return new(x)


def b(x):
    return a(x)
