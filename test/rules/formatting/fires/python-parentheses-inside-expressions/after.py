def inside(x, y):
    near = x * x + y * y
    return x > 1 and y > 1 and near


def nothing():
    return 0
