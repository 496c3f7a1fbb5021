def total(rows):
    if len(rows) == 1:
        return sum(rows)
    else:
        return sum(rows)
