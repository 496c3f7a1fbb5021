def load(path):
    """Load a document.

    The path names a file
    that is read as a whole.
    """
    text = read(path)
    return parse(text, strict=True)
