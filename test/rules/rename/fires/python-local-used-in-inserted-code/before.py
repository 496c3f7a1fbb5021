def squares(items):
    res = []
    for item in items:
        res.append(item * item)
    return res
