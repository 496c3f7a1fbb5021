def price(item):
    net = item.cost * item.margin
    tax = net * item.tax
    return net + tax
