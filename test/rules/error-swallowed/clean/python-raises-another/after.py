def load(path):
    try:
        rows = read(path)
    except Exception as error:
        raise Missing(path) from error
    check(path)
    return rows
