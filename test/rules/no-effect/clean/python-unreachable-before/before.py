def total(rows):
    return sum(rows)
    log(rows)
