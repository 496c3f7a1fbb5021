def area(width, height):
    return width * height


def total(rows):
    return sum(rows) + 1


def area(width, height, depth):
    return width * height * depth
