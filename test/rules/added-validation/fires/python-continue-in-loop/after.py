def names(rows):
    result = []
    for row in rows:
        if row is None:
            continue
        name = row.name.strip()
        result.append(name)
    return sorted(result)
