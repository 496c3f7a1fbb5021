def dump(value):
    return str(value).encode("utf8")
