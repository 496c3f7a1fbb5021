def shift(rows, column='date', by=1):
    return [row[column] for row in rows]
