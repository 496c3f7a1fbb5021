def price(item):
    return price_modern(item)


def price_modern(item):
    net = item.cost * item.markup
    tax = net * item.vat
    return net + tax
