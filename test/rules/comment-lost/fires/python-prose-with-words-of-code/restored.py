def scale(size, factor):
    # if given, the factor wins over the unit:
    unit = factor or 1
    # x = the width, y = the height
    x, y = size
    return x * unit, y * unit
