size = 1


def load(path):
    logger.info("loading %s", path)
    return read(path)
