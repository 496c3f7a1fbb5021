from six.moves import range, zip
from six import text_type as str


def pairs(items):
    return [str(pair) for pair in zip(items, range(len(items)))]
