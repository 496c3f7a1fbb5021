def total(rows):
    # adds the rows up
    value = compute(rows)
    return value
