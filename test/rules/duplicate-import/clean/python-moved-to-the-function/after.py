def load(text):
    import json

    return json.loads(text)
