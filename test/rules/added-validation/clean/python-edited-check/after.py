def area(shape):
    if shape is None or shape.width is None:
        return 0
    return shape.width * shape.height


def name(shape):
    if not shape:
        raise TypeError("no shape")
    return shape.name
