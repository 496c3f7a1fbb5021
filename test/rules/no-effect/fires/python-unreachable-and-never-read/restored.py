def total(rows):
    return sum(rows) + 1
