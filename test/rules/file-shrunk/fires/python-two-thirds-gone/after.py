def f0(a, b):
    total = a + b + 0
    log(total, a, b)
    return total * 0


def f1(a, b):
    total = a + b + 1
    log(total, a, b)
    return total * 1


def f2(a, b):
    total = a + b + 2
    log(total, a, b)
    return total * 2


def f3(a, b):
    total = a + b + 3
    log(total, a, b)
    return total * 3


size = 1
