def names(rows):
    found = []
    for row in rows:
        if row.name:
            found.append(row.name)
    return found
