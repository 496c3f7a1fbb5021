import sys


def load(path):
    return read(path)
