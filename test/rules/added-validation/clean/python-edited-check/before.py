def area(shape):
    if shape is None:
        return 0
    return shape.width * shape.height


def name(shape):
    if not shape:
        raise ValueError("no shape")
    return shape.name
