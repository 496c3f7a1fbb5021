def area(width, height):
    """Return the area.

        Both in mm.
    """
    return width * height
