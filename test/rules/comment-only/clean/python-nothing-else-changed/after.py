def load(path):
    # Read the whole file into memory.
    text = read(path)
    return parse(text)
