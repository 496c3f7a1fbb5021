def rows():
    yield 1
