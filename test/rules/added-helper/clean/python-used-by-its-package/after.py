def is_date(value):
    return value.kind == "M"


def _is_number(value):
    return value.kind in "iuf"
