def version(path):
    try:
        header = read_old_header(path)
    except OSError:
        return None
    return header.version
