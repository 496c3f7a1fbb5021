def _share(total):
    return total
