def share(rows, count):
    rate = sum(row.size for row in rows) / count
    return round(rate)
