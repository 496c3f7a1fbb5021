def total(rows):
    value = compute(rows)
    return value
