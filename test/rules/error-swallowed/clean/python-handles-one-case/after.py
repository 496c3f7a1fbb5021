def load(path):
    try:
        rows = read(path)
    except FileNotFoundError:
        rows = []
    check(path)
    return rows
