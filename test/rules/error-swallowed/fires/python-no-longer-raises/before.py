def load(path):
    try:
        return read(path)
    except KeyError as error:
        raise Missing(path) from error


size = 1
