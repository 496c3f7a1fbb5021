import os


def name():
    return os.name
