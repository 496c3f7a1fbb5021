def outer(config):
    def inner(key):
        """Look a key up."""
        if key is None or not isinstance(key, str): return ""
        value = config[key]
        return value.upper()

    return inner
