def engine_for(kind, engines):
    # By default, take a SortedArray.
    if kind is None:
        kind = SortedArray
    return engines[kind]


FALLBACK = SortedArray
