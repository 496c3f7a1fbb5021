def total(rows):
    return sum(rows)


def paid(rows):
    return [row for row in rows if row]
