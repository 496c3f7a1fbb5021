def load(path):
    try:
        handle = open(path)
        text = handle.read()
        return parse(text)
    except OSError:
        return None
