def total(rows):
    """Add the rows up."""
    value = compute(rows)
    return value + 1
