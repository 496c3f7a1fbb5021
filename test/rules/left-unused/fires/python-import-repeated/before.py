import os
import sys


def name():
    return os.path.join(sys.prefix, "name")
