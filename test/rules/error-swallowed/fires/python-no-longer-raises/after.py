def load(path):
    try:
        return read(path)
    except KeyError as error:
        log.error(error)


size = 2
