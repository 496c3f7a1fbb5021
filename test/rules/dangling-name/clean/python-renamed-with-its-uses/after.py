def total_of(rows):
    return sum(row["price"] for row in rows)


def report(rows):
    result = total_of(rows)
    return f"total: {result}"
