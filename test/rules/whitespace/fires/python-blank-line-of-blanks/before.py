def area(width, height):
    check(width)

    return width * height


def check(value):
    assert value >= 0
