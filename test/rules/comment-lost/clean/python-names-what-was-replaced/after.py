def engine_for(kind, engines):
    if kind is None:
        kind = DEFAULT_ENGINE
    return engines[kind]


FALLBACK = SortedArray
