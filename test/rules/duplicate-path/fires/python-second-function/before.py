def export_rows(rows):
    head = header(rows)
    lines = [line(r) for r in rows]
    text = head + "".join(lines)
    return text
