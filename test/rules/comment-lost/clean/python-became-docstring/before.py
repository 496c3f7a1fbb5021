# Return the sum of the values.
def total(values):
    return sum(values)
