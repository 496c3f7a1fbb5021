import json

json = wrap(json)


def load(text):
    return json.loads(text)
