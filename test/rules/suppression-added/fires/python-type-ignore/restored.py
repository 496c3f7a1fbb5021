def total(rows):
    size = 0
    for row in rows:
        size += row.size
        size += row.extra
    return size
