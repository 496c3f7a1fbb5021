LIMIT = 3


def compute_total(numbers: list, by):
    """The total."""
    return sum(numbers) * len(by)


def mean(values, weights):
    total = compute_total(values, weights)
    return total / (LIMIT + 1)
