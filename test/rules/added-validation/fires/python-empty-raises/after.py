def mean(values):
    if not values:
        raise ValueError("mean of no values")
    total = sum(values)
    return total / len(values)
