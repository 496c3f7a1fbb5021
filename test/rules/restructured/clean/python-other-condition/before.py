def show(row):
    if row is None:
        draw(row)
    else:
        clear()
