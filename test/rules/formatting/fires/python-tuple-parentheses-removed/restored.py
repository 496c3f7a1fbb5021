def corners(points):
    for (x, y) in points:
        print(x, y)
    return (points[0], points[-1])


def nothing():
    return 0
