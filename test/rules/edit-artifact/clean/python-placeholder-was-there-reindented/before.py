def example():
    # ... existing code ...
    value = 1
    return value
