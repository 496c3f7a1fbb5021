def total(rows):
    # Adds the rows up twice.
    value = compute(rows) * 2
    return value
