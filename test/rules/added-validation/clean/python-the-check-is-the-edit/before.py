def head(items):
    first = items[0]
    return first
