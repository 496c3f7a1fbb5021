def sign(value):
    if value < 0:
        return -1
    return 1
