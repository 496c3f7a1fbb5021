def dump(value):
    if isinstance(value, str):
        return value.encode("utf8")
    text = repr(value)
    return text.encode("utf8")
