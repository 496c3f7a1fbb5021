def total(rows):
    value = compute(rows)  # type: ignore
    return value + 1
