def total(rows):
    """Adds the prices of all rows up."""
    value = compute(rows)
    return value + 1
