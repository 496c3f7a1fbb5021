limit = 4
rows = read(limit)
