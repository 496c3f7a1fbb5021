def size(items):
    n = len(items)
    return n + limit
