import os


def name():
    return os.name


VALUE = 1
