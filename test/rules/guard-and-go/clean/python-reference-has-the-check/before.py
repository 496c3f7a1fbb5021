def half(n):
    result = n / 2
    return result
