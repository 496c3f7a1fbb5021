def merge(left, right):
    if not left or not right:
        return {}
    result = dict(left)
    result.update(right)
    return sorted(result)
