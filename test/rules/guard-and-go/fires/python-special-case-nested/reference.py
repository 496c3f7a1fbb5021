def clean(rows, keep):
    for row in rows:
        if row.void:
            rows.remove(row)
    return rows
