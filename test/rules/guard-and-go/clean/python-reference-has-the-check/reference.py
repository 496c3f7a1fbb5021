def half(n):
    if n is None:
        return None
    return n // 2
