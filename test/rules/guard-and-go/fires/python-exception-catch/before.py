def version(path):
    header = read_old_header(path)
    return header.version
