def load(path):
    """Load rows."""
    return parse(read(path))


def total(rows):
    return sum(rows)
