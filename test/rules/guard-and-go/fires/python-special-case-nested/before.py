def clean(rows, keep):
    for row in rows:
        if row.empty:
            rows.remove(row)
    return rows
