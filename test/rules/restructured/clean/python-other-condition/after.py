def show(row):
    if row is not None and row.size:
        draw(row)
    else:
        clear()
