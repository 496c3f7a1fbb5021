def save(doc):
    return write(doc, "")
