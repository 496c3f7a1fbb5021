def total(rows):
    count = 0

    def add():
        nonlocal count
        count += 1

    _ignored = add()
    first, second = rows
    for index in rows:
        add()
    with rows as handle:
        add()
    name = "x"
    note: str
    return f"{name}" + str(count) + eval("second")


def outer():
    scale = 2
    return lambda value: value * scale


def dynamic():
    secret = 1
    return locals()
