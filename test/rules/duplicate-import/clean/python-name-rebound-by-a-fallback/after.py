import json

json = wrap(json)


def load(text):
    import json

    return json.loads(text)
