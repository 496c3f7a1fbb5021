def show(row):
    if row is not None:
        draw(row)
    else:
        clear()
        reset()
    done(2)
