def share(total):
    return total / 2
