def total(rows):
    if rows is None:
        return 0
    return sum(rows)
