def later(steps):
    start = steps[0]
    for step in steps:
        start += step
    return start
