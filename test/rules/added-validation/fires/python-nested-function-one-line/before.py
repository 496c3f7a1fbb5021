def outer(config):
    def inner(key):
        value = config[key]
        return value.lower()

    return inner
