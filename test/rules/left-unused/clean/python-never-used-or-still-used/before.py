import os
import sys
import json

__all__ = ["json", "name"]


def name():
    return os.path.join(sys.prefix, json.__name__)
