def save(doc):
    stamp = make_stamp(doc)
    return write(doc, stamp)
