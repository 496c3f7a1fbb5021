def _clean(row):
    return row.strip().lower()


def total(rows):
    return len([_clean(row) for row in rows])
