def pick(left, right):
    if (left > right):
        return (left)
    return right


def nothing():
    return 0
