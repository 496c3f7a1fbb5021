def smallest(values):
    limit = 100
    # ... existing code ...


def name():
    return "least"
