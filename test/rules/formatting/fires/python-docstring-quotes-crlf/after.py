class Box:
    """A box."""

    size = 2
    name = 'box'
