def check(value):
    if value > 0:
        return value
    return call(value)
