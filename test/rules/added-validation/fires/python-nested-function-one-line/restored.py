def outer(config):
    def inner(key):
        """Look a key up."""
        value = config[key]
        return value.upper()

    return inner
