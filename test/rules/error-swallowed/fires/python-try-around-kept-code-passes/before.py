def load(path):
    rows = read(path)
    check(path)
    return rows
