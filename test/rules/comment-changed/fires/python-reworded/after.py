def total(rows):
    # Adds all of the rows up, in order.
    value = compute(rows)
    return value + 1
