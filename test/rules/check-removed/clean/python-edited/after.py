def share(total, count):
    if count <= 0:
        raise ValueError("no rows")
    return total / count
