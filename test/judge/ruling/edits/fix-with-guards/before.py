def average(rows, key):
    total = 0
    for row in rows:
        total += row[key]
    return total / len(rows)


def best(rows, key):
    # Ties go to the first.
    return max(rows, key=lambda row: row[key])
