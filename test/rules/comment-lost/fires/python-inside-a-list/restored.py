COLUMNS = [
    "name",
    "size",  # in bytes
    "date",
]
SORT = "size"
