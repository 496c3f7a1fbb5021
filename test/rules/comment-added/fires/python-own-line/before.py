def total(rows):
    result = 0
    for row in rows:
        result += row.price
    return result
