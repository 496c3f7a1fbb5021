def load(path):
    try:
        rows = read(path)
    except Exception:
        pass
    check(path)
    return rows + [path]
