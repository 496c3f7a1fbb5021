COLUMNS = [
    "name",
    "size",
    "date",
]
SORT = "size"
