def total(rows):
    """Compute the sum of what is in the rows."""
    value = compute(rows)
    return value + 1
