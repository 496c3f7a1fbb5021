from .helpers import *


def words(text):
    return split(clean(text))
