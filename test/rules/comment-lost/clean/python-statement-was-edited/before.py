def price(amount):
    # Two digits are enough.
    text = str(round(amount, 2))
    return "$" + text  # dollars only
