def export_table(table):
    head = title(table)
    lines = [cell(c) for c in table]
    text = head + "".join(lines)
    return text
