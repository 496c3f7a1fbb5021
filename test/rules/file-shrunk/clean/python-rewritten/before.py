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


def g0(a, b):
    total = a + b + 0
    log(total, a, b)
    return total * 0


def g1(a, b):
    total = a + b + 1
    log(total, a, b)
    return total * 1


def g2(a, b):
    total = a + b + 2
    log(total, a, b)
    return total * 2


def g3(a, b):
    total = a + b + 3
    log(total, a, b)
    return total * 3


def g4(a, b):
    total = a + b + 4
    log(total, a, b)
    return total * 4


def g5(a, b):
    total = a + b + 5
    log(total, a, b)
    return total * 5


def g6(a, b):
    total = a + b + 6
    log(total, a, b)
    return total * 6


def g7(a, b):
    total = a + b + 7
    log(total, a, b)
    return total * 7


size = 1
