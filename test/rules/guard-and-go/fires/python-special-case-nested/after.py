def clean(rows, keep):
    for row in rows:
        if row.empty:
            if row.name != "total":
                rows.remove(row)
    return rows
