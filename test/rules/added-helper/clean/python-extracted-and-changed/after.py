LIMIT = 3


def compute_total(values, weights):
    return sum(values) + len(weights)


def mean(values, weights):
    total = compute_total(values, weights)
    return total / (LIMIT + 1)
