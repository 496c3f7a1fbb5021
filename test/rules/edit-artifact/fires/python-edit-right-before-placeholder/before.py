def smallest(values):
    limit = 10
    for value in values:
        limit = min(limit, value)
    return limit


def name():
    return "smallest"
