def show(row):
    if row is None:
        clear()
        reset()
    else:
        draw(row)
    done(2)
