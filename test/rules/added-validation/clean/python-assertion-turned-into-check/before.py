def split(text, mark):
    assert text is not None
    return text.split(mark)
