def split(text, mark):
    if text is None:
        raise ValueError("no text")
    return text.split(mark)
