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


def k0(a, b):
    total = a + b * 0
    loh(total, a, b)
    return total * 0


def k1(a, b):
    total = a + b * 1
    loh(total, a, b)
    return total * 1


def k2(a, b):
    total = a + b * 2
    loh(total, a, b)
    return total * 2


def k3(a, b):
    total = a + b * 3
    loh(total, a, b)
    return total * 3


def k4(a, b):
    total = a + b * 4
    loh(total, a, b)
    return total * 4


def k5(a, b):
    total = a + b * 5
    loh(total, a, b)
    return total * 5


def k6(a, b):
    total = a + b * 6
    loh(total, a, b)
    return total * 6


def k7(a, b):
    total = a + b * 7
    loh(total, a, b)
    return total * 7


size = 1
