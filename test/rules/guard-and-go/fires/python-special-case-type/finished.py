def dump(value):
    return value.encode("utf8")
