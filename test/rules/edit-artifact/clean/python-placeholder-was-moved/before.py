def first():
    # ... existing code ...
    return 1


def last():
    return 2
