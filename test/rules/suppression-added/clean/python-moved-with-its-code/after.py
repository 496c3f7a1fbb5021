def one(row):
    return two(row)


def two(row):
    return row.size + 1  # type: ignore
