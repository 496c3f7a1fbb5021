def load(path):
    try:
        rows = read(path)
        rows.sort()
    except Exception as error:
        logger.warning("failed: %s", error)
        return None
    return rows + [path]
