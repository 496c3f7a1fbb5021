def names(rows):
    result = []
    for row in rows:
        result.append(row.name)
    return result


def outer():
    value = 1

    def inner():
        return value

    return inner
