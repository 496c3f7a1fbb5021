def names(rows):
    return [row.name for row in rows]


def outer(value=1):
    def inner():
        return value

    return inner
