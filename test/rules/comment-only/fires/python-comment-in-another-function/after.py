def load(path):
    # Read the whole file into memory.
    text = read(path)
    return parse(text)


def total(rows):
    return sum(rows) + 1
