def is_date(value):
    return value.kind == "M"
