def load(path):
    text = read(path)  # Read the text
    return parse(text, strict=True)
