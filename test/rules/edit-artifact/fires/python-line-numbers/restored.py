def area(width, height):
    return width * height


def perimeter(width, height):
    total = width + height
    return 2 * total


def diagonal(width, height):
    return (width * width + height * height) ** 0.5
