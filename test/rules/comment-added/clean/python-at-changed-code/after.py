def total(rows):
    result = 0
    for row in rows:
        # Prices are in cents.
        result += row.price / 100
    return result
