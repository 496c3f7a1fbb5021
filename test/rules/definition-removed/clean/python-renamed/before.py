def paid(rows):
    return [row for row in rows if row]


size = 1
