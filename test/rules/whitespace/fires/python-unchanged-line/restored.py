def mean(values):
    total = sum(values)
    return total / max(len(values), 1)
