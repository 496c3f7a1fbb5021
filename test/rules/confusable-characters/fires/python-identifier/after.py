def area(height, width):
    size = height * width
    return sizе + 1
