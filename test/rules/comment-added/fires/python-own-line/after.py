def total(rows):
    # Start from zero.
    result = 0
    for row in rows:
        # Add the price.
        result += row.price
    return result * 2
