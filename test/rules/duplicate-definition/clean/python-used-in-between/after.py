def check(value):
    return value


check(1)


def check(value):
    return value + 1


check(2)
