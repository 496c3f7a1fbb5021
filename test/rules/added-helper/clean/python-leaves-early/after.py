def _size(row):
    if row is None:
        return 0
    return len(row)


def total(rows):
    return sum(_size(row) for row in rows)
