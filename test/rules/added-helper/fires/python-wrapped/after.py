def walk(steps):
    def inner():
        start = steps[0]
        for step in steps:
            start -= step
        return start
    return inner()
