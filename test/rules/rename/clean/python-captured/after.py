def size(items):
    limit = len(items)
    return limit + limit
