def flatten(value):
    if isinstance(value, list):
        return [text for item in value for text in flatten(item)]
    text = str(value)
    return [text]
