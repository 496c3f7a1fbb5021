import json
import os


def cache_path(name):
    return os.path.join("cache", name)
