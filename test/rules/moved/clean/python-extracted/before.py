def report(items, limit):
    total = compute(items, limit, offset=0, scale=1, weight=2, bias=3)
    return total
