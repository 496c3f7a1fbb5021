def squares(items):
    res = []
    for item in items:
        res.append(item ** 2)
    log(res)
    return res
