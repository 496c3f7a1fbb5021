def load(path):
    return read(path, 1)
