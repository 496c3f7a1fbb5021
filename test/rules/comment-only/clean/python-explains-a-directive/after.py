def load(rows, width):
    for row in rows:
        yield row.cut(width + 1)


def store(rows):
    # The stubs know no condition that is a series.
    return rows.where(rows > 0)  # type: ignore[call-overload]
