def total(rows):
    if rows.pending:
        rows.load()
    if rows.pending:
        return 0
    if rows.next():
        return 1
    if rows.next():
        return 2
    return sum(rows)
