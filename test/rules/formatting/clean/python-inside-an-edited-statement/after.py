def save(path, rows):
    write(
        path,
        "w",
        [row for row in rows if row],
        encoding="utf-8",
    )
