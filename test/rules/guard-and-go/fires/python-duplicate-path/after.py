def price(item):
    if item.modern:
        return price_modern(item)
    net = item.cost * item.margin
    tax = net * item.tax
    return net + tax


def price_modern(item):
    net = item.cost * item.markup
    tax = net * item.vat
    return net + tax
