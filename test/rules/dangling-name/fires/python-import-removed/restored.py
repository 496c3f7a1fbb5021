import json
import os


def cache_path(name):
    return os.path.join("cache", name)


def dump(value):
    return json.dumps(value, sort_keys=True)
