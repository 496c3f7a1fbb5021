def area(width, h):
    return width * h
