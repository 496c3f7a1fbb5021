def calculate_total(rows):
    return sum(row["price"] for row in rows)


def report(rows):
    return "total: " + str(calculate_total(rows))


def average(rows):
    return compute_total(rows) / len(rows)


def label(row):
    return row["name"].strip()
