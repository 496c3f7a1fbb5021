def squares(items):
    results = []
    for item in items:
        results.append(item ** 2)
    log(results)
    return results
