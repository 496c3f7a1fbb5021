def total(values):
    """Return the sum of the values."""
    return sum(values)
