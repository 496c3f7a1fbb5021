import os
import os
import sys


def name():
    return sys.prefix + "/name"
