try:
    import simplejson as json
except ImportError:
    import json


def read(text):
    return json.loads(text)
