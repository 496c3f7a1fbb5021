def total(rows):
    def _clean(row):
        return row.strip()

    return sum(rows)
