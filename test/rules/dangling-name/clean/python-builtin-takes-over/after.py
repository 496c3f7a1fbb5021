def pairs(items):
    return [str(pair) for pair in zip(items, range(len(items)))]
