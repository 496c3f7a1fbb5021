# Adds the prices of all rows up.
def total(rows):
    value = compute(rows)
    return value
