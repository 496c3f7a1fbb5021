def load(path):
    try:
        return read(path)
    except KeyError:
        raise
    except Exception as error:
        raise ValueError(path) from error


def other(path):
    try:
        return read(path)
    except OSError as error:
        log(error)
        raise
