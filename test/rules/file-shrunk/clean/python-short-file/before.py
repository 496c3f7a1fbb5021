def one(a):
    return a


def two(a):
    return a + 1


def three(a):
    return a + 2
