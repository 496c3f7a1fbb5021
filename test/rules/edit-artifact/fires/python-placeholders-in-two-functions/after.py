def first(rows):
    count = len(rows)
    # ... existing code ...
    return rows[0]


def last(rows):
    count = len(rows)
    # ... existing code ...
    return rows[count - 1]
