def first():
    return 1


def last():
    # ... existing code ...
    return 2
