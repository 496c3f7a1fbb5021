def load(path):
    logger.info("loading %s", path)
    rows = read(path)
    return rows[1:]
