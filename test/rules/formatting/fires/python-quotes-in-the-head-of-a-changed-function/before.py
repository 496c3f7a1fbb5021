def shift(rows, column='date', by=1):
    for row in rows:
        row[column] += by
    return rows
