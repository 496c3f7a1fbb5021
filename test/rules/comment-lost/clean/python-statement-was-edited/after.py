def price(amount, currency):
    text = str(round(amount, currency.digits))
    return currency.sign + text
