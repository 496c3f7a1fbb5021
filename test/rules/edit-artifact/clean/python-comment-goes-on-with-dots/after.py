def lookup(key, cache):
    # Values are cached for the whole run, so a test that needs a fresh one
    # ... and the other tests that share the original fixture file
    # must clear it first.
    return cache.get(key)
