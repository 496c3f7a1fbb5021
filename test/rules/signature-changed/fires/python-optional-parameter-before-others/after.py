def share(total, unit=None, count=1):
    return total / count
