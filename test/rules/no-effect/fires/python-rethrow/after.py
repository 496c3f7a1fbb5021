def load(path):
    try:
        text = read(path)
    except OSError as error:
        raise error
    return parse(text) + 1
