def names(rows):
    found = [row.name.lower() for row in rows]
    return found
