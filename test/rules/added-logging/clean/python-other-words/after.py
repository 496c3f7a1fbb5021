def load(path):
    logger.debug("loading %s", path)
    return read(path)
