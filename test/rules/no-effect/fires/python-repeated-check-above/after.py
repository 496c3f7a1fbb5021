def total(rows):
    if not rows:
        return None
    if not rows:
        return 0
    return sum(rows) + 1
