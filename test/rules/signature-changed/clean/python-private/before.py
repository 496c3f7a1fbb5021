def _share(total, count):
    return total
