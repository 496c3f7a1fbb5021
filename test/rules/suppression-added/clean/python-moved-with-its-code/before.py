def one(row):
    return row.size  # type: ignore


