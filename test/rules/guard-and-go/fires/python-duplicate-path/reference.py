def price(item):
    return item.cost * item.markup * (1 + item.vat)
