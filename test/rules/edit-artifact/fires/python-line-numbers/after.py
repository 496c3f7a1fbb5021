def area(width, height):
    return width * height


5 | def perimeter(width, height):
6 |     total = width + height
7 |     return 2 * total


def diagonal(width, height):
    return (width * width + height * height) ** 0.5
