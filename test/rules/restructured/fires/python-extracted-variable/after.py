def share(rows, count):
    total = sum(row.size for row in rows)
    rate = total / count
    return round(rate)
