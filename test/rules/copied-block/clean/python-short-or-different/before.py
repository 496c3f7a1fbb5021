def load(path):
    name = path.name
    size = path.size
    return open_file(name, size)
