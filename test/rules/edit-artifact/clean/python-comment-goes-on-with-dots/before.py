def lookup(key, cache):
    return cache[key]
