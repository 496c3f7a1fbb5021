def half(n):
    if n is None:
        return None
    result = n / 2
    return result
