def size(items):
    n = len(items)
    return f"{n=}"
