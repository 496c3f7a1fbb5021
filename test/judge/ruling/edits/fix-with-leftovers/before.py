import os
import re

PATTERN = re.compile(r"(\w+)=(\w+)")


def settings(text):
    pairs = PATTERN.findall(text)
    return dict(pairs)


def read(path):
    name = os.path.expanduser(path)
    with open(name) as handle:
        return settings(handle.read())
