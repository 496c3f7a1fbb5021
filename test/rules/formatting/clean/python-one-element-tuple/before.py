KEYS = ("name",)
ROW = x[1,]


def pair(value):
    return value,


def check(value):
    assert (value, "no value")
