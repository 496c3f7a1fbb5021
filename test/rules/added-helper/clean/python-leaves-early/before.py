def total(rows):
    return len(rows)
