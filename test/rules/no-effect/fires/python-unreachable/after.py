def total(rows):
    if not rows:
        return 1
    return sum(rows)
    log(rows)
