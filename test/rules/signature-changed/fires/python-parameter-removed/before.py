def share(total, count, unit=None):
    return total / count
