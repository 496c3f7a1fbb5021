import os


def name():
    return os.name


import json

VALUE = 2
