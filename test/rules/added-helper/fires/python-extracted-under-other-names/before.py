LIMIT = 3


def mean(values, weights):
    total = sum(values) * len(weights)
    return total / LIMIT
