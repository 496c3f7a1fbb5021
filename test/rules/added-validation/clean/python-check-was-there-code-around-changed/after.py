def read(path, reader):
    text = reader(path)
    rows = text.splitlines()
    if not text:
        return None
    return parse(rows)
