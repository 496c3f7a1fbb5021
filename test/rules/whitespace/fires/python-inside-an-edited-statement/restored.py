rows = load(
    "data.csv",
    delimiter=";",
)
