def reset():
    global counter
    counter = 0


def step():
    global counter
    counter += 1
    return counter
