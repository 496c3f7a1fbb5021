def one(x):
    return x


# Doubles.
def two(x):
    y = x * 2
    return y


def three(x):
    return x + 4
