def save(doc, plain=False):
    return write(doc, "")
