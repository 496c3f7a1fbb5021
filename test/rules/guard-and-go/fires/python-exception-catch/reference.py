def version(path):
    return path.version
