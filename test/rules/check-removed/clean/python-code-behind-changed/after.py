def share(total, count):
    return safe_share(total, count)
