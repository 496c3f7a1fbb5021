def compute_total(rows):
    return sum(row["price"] for row in rows)


def report(rows):
    total = compute_total(rows)
    return f"total: {total}"
