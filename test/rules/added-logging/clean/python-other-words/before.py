def load(path):
    logger.info("loading %s", path)
    return read(path)
