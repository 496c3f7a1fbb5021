def share(total,
          count):
    # Nothing to share.
    if count == 0:
        return 0
    return total / count
