def _clean(row):
    return row.strip()


def total(rows):
    return len([_clean(row) for row in rows]) + len(_clean(rows[0]))
