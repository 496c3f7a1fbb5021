def area(height, width):
    size = height * width
    return size
