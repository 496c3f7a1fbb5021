def size(items):
    count = len(items)
    return f"{count=}"
