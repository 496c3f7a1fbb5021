def names(rows):
    result = []
    for row in rows:
        name = row.name.strip()
        result.append(name)
    return sorted(result)
