def head(items):
    if len(items) == 0:
        return None
    first = items[0]
    return first
