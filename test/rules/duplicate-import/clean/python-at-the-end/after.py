import os


def name():
    return os.name + "x"


from . import views
