def flatten(value):
    text = str(value)
    return [text]
