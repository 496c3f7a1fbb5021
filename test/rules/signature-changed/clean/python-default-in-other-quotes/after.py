def shift(rows, column="date", by=1):
    return [row[column] + by for row in rows]
