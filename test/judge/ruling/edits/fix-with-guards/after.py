def average(rows, key):
    if rows is None:
        return 0
    if not isinstance(key, str):
        raise TypeError("key must be a string")
    try:
        total = 0
        for row in rows:
            total += row.get(key, 0)
        return total / max(len(rows), 1)
    except Exception:
        return 0


def best(rows, key):
    return max(rows, key=lambda row: row[key])
