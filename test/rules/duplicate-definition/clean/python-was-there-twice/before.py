def area(width):
    return width


def area(width):
    return width * 2
