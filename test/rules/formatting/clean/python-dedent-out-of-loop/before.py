def first_even(values):
    for value in values:
        found = value % 2 == 0
        if found:
            return value
    return None
