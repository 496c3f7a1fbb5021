def charged(rows):
    return [row for row in rows if row]


size = 1
