def names(rows):
    found = []
    for row in rows:
        found.append(row.name)
    return found
