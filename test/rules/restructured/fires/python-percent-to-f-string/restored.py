def label(row):
    text = "row %s of %s" % (row.name, row.size)
    return text.strip()
