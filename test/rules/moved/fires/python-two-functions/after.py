# Doubles.
def two(x):
    y = x * 2
    return y


def one(x):
    return x


def three(x):
    return x + 4
