def names(rows):
    found = [row.name for row in rows if row.name]
    return sorted(found)
