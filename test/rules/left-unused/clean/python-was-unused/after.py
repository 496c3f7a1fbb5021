import os


def name():
    count = 1
    return "other"
