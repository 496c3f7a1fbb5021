def total(rows):
    # Adds the rows up, with the discount.
    value = compute(rows)
    return value - discount
