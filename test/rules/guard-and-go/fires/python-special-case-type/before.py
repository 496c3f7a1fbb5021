def dump(value):
    text = repr(value)
    return text.encode("utf8")
