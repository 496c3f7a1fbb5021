def share(total, count):
    return total / count
