def export_rows(rows):
    head = header(rows)
    lines = [line(r) for r in rows]
    text = head + "".join(lines)
    return text


def export_table(table):
    head = title(table)
    lines = [cell(c) for c in table]
    text = head + "".join(lines)
    return text
