def total(rows):
    count = len(rows)
    return mean(rows)
