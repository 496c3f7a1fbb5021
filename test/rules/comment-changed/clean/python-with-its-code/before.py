def total(rows):
    # Adds the rows up.
    value = compute(rows)
    return value
