def label(row):
    return f"the row {row.name}"
