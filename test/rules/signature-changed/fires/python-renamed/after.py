def share(total, parts):
    return total / parts
