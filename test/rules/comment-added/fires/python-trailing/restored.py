def load(path):
    text = read(path)
    return parse(text, strict=True)
