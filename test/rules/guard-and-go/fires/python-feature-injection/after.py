def save(doc, plain=False):
    if plain:
        return write(doc, "")
    stamp = make_stamp(doc)
    return write(doc, stamp)
