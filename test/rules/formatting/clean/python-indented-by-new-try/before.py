def load(path):
    handle = open(path)
    text = handle.read()
    return parse(text)
