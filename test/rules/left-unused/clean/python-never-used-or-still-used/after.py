import os
import sys
import json

__all__ = ["json", "name"]


def name():
    return sys.prefix + "/name"


def other() -> "os.PathLike":
    return None
