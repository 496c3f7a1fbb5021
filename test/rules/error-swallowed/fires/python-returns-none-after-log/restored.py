def load(path):
    rows = read(path)
    rows.sort()
    return rows + [path]
