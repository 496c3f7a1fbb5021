def show(rows):
    for _ in rows:
        print(row.name)


def empty():
    return ()
