import os
import shutil


def copy(source, target):
    shutil.copy(source, target)


def names(folder):
    return os.listdir(folder)
