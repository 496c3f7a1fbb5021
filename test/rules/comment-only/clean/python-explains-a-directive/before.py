def load(rows, width):
    for row in rows:
        yield row.cut(width)


def store(rows):
    return rows.where(rows > 0)
