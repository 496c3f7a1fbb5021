SIZES = [
    small + 1,
]
