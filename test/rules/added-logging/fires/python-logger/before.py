def load(path):
    rows = read(path)
    return rows
