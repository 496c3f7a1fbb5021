def share(total, count=1):
    return total / count
