def load(path):
    name = path.name
    size = path.size
    return open_file(name, size)


def save(path, text):
    name = path.name
    size = path.size
    return write_file(name, size, text)
