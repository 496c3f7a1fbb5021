def area(width, height):
    return width * height


def total(rows):
    return sum(rows)
