def label(row):
    return "row %s" % row.name
