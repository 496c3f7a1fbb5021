def line(name, count):
    """One line."""
    head = f'{name}: '
    return head + f'{count:>4}'


def width():
    return 5
