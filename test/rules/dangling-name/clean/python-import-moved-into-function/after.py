import os


def copy(source, target):
    import shutil

    shutil.copy(source, target)


def names(folder):
    return os.listdir(folder)
