def total(rows):
    if rows is None:
        return 0
    if rows is None:
        return 1
    return sum(rows) + 1
