def load(path):
    rows = read(path)
    try:
        notify(path)
    except Exception:
        pass
    return rows
