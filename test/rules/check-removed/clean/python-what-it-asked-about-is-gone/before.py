def share(total, count, unit):
    if unit is None:
        raise ValueError("no unit")
    return total / count
