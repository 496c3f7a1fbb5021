def read(path):
    text = open(path).read()
    if not text:
        return None
    return parse(text)
