def paid(rows):
    return [row for row in rows if row]


def total(rows):
    return sum(rows)
