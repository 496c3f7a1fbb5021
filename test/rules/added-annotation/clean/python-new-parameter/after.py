def share(total, count: int):
    return total / 2
