def label(row):
    text = f"row {row.name} of {row.size}"
    return text.strip()
