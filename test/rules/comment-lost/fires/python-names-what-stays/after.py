def engine_for(kind, engines):
    if kind is None:
        kind = SortedArray
    return engines[kind].copy()


FALLBACK = SortedArray
