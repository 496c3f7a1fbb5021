def batches(items):
    count = len(items)
    return [items[start : start + size] for start in range(0, count, size)]


def first(items):
    return next(iter(items))
