import json


def read(text):
    try:
        return json.loads(text)


def write(value):
    return json.dumps(value, indent=2)
