import json


def read(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


def write(value):
    return json.dumps(value)
