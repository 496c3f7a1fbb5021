def merge(left, right):
    result = dict(left)
    result.update(right)
    return result
