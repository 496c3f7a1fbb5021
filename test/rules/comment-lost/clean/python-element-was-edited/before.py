SIZES = [
    small,  # for phones
    large,  # for desks
]
