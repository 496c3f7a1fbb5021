def check(value):
    return value


check(1)
