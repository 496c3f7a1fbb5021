def smallest(values):
    limit = 100
    for value in values:
        limit = min(limit, value)
    return limit


def name():
    return "least"
