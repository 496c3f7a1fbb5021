def first(rows):
    count = len(rows)
    print(count)
    return rows[0]


def last(rows):
    count = len(rows)
    print(count)
    return rows[-1]
