import sys


def load(path):
    print(path, file=sys.stderr)
    return read(path)
