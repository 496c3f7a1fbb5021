def example(flag):
    if flag:
        # ... existing code ...
        value = 1
        return value
    return 0
