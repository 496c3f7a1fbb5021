def load(path):
    try:
        return read(path)
    except KeyError:
        return None


size = 2
