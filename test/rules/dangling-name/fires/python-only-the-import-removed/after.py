import json


def cache_path(name):
    return os.path.join("cache", name)
