def scale(size, factor):
    unit = factor or 1
    x, y = size
    return x * unit, y * unit
