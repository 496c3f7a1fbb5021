from .helpers import clean, split


def words(text):
    return split(clean(text))
