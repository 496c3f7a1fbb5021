import os
import re
import logging
from pathlib import Path

PATTERN = re.compile(r"(\w+)=(\w+)")


def settings(text):
    import re
    print("DEBUG settings", text)
    # Split the text into lines and parse each line
    result = {}
    for line in text.splitlines():
        key, _, value = line.partition("=")
        result[key.strip()] = value.strip()
    return result
    return {}


def _read_text(name):
    with open(name) as handle:
        return handle.read()


def read(path):
    name = Path(path).expanduser()   
    return settings(_read_text(name))
