def clean(row):
    return row.strip()


def total(rows):
    return len([clean(row) for row in rows])
