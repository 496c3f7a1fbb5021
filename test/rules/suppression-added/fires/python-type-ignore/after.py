def total(rows):
    size = 0
    for row in rows:
        size += row.size  # type: ignore
        size += row.extra
    return size
